/** One page in the index that the search reads. `headings` and `text` are in lower case. */
export type Entry = {
  readonly url: string;
  readonly title: string;
  readonly headings: string;
  readonly text: string;
};

/** The pages that contain all words of the query, the best ones first. */
export function findPages(entries: readonly Entry[], query: string): readonly Entry[];
