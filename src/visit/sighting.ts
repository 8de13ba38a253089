import type { PageFacts } from '../browser/page-facts.ts';

/** What distinguishes a page from another: its text and its URL. */
export type Sighting = {
  readonly askedUrl: string;
  readonly finalUrl: string;
  readonly status: number;
  readonly facts: PageFacts;
};

/** The start of a site, or of one of its languages. */
export function isStart(url: string): boolean {
  return (
    URL.canParse(url) &&
    /^\/(index\.\w+|[a-z]{2}(-[a-z]{2})?\/?)?$/i.test(new URL(url).pathname) &&
    new URL(url).search === ''
  );
}
