/** One entry as written in the file: the URL of a page, or in an index, of another sitemap. */
export type SitemapEntry = {
  readonly kind: 'page' | 'sitemap';
  /** Untrusted, at most `maxAddressLength` characters, and possibly blank or relative. */
  readonly address: string;
  /** True if the text exceeded `maxAddressLength`. `address` is then empty. */
  readonly isTooLong: boolean;
};

/** The limit for the text of one entry during reading, in characters, including white space. */
export const maxAddressLength = 8192;

/**
 * Reads the text of one file piece by piece. `write` and `end` throw a `SitemapError` if the file breaks. `take` still
 * returns the earlier entries.
 */
export type EntryParser = {
  write(text: string): void;
  /** Call this if the file is complete. */
  end(): void;
  /** Call this if no more text comes, but the file is incomplete. */
  abandon(): void;
  /** Returns the entries since the last call. */
  take(): readonly SitemapEntry[];
};
