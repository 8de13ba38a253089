/** What any visit to a page shows, whether or not it was the right page. */
export type Seen = {
  readonly httpStatus: number | null;
  readonly finalUrl: string | null;
  readonly title: string | null;
  /** Identifies the page's text, so that the same text under another URL is recognized: see compare-with-unknown.ts. */
  readonly textDigest: string | null;
};
