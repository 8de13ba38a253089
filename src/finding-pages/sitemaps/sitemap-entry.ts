/** One entry as the file writes it: the URL of a page or, in an index, of another sitemap. */
export type SitemapEntry = {
  readonly kind: 'page' | 'sitemap';
  /** Untrusted, at most `maxAddressLength` characters, perhaps blank or relative. */
  readonly address: string;
  /** True when there was more than `maxAddressLength`; `address` is then empty. */
  readonly isTooLong: boolean;
};

/** Text of one entry kept while reading, in characters, white space and all. */
export const maxAddressLength = 8192;

/** Reads the text of one file piece by piece. `write` and `end` throw a `SitemapError` where the file breaks; `take` then still gives what came before. */
export type EntryParser = {
  write(text: string): void;
  /** The file is whole. */
  end(): void;
  /** No more text comes, but the file is not whole. */
  abandon(): void;
  /** The entries since the last call. */
  take(): readonly SitemapEntry[];
};
