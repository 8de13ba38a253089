/** What the service answered for one case. */
export type Seen = {
  readonly outcome: 'ok' | 'ok_truncated' | 'failed';
  /** Of a failure. */
  readonly code: string | null;
  readonly notes: readonly string[];
  /** Images without alternative text on a page; pages of a sitemap. Null of a failure. */
  readonly found: number | null;
  /** What is wrong besides: a secret that is shown, a time limit passed. */
  readonly faults: readonly string[];
  readonly durationMs: number | null;
  readonly attempts: number | null;
};
