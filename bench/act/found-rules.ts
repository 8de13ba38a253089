/** What a program reported on one page: the ids of its rules. */
export type FoundRules = {
  readonly failed: ReadonlySet<string>;
  readonly needsReview: ReadonlySet<string>;
  /** Why the page was not analyzed. */
  readonly notAnalyzed?: string | undefined;
};

/** By the path of the page. */
export type FoundByPath = ReadonlyMap<string, FoundRules>;
