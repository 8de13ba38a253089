import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

export type ScansTable = {
  id: string;
  /** The order in which scans were created and became visible: see admit-scan.ts. Ids contain the clock of one process. */
  sequence: GeneratedAlways<number>;
  url: string;
  target_key: string;
  scan_type: 'single' | 'sitemap' | 'list' | 'crawl';
  /** What it may reach, if it is limited; whether a crawl asks robots.txt; counts and examples of the URLs that it dropped. */
  url_scope: ColumnType<unknown, string | null | undefined, string | null>;
  max_pages: number | null;
  robots: boolean | null;
  dropped: ColumnType<unknown, string | undefined, string>;
  /** How it chooses its pages from those that it knows: see samples/stored-sample.ts. Null: it scans all of them. */
  sample: ColumnType<unknown, string | null | undefined, string | null>;
  viewport_preset: string;
  tag: string | null;
  status: 'queued' | 'running' | 'pausing' | 'paused' | 'completed' | 'partial' | 'failed';
  phase: 'waiting' | 'discovering' | 'scanning' | 'done';
  rescan_of: string | null;
  /** Outcomes whose pages are analyzed anyway: a list of codes. */
  accept: ColumnType<unknown, string | undefined, string>;
  /** How it signs in. The name stays when the sign-in is deleted. */
  sign_in_id: string | null;
  sign_in_name: string | null;
  /** Every page is analyzed, also those that an earlier scan knows. */
  fresh: Generated<boolean>;
  /** User preferences that its pages are looked at with: a list of names. */
  states: ColumnType<unknown, string | undefined, string>;
  engine: string | null;
  browser: string | null;
  /** Generic family → font, as the browser showed them on the scan's first page. */
  fonts: ColumnType<unknown, string | null | undefined, string | null>;
  error_code: string | null;
  /** Sentences: see texts/saying.ts. */
  error_said: ColumnType<unknown, string | null | undefined, string | null>;
  notes: ColumnType<unknown, string | undefined, string>;
  pages_total: Generated<number>;
  pages_pending: Generated<number>;
  pages_running: Generated<number>;
  pages_completed: Generated<number>;
  pages_failed: Generated<number>;
  failed_groups: Generated<number>;
  failed_occurrences: Generated<number>;
  needs_review_groups: Generated<number>;
  needs_review_occurrences: Generated<number>;
  critical_occurrences: Generated<number>;
  serious_occurrences: Generated<number>;
  moderate_occurrences: Generated<number>;
  minor_occurrences: Generated<number>;
  /** Of the failed occurrences, and of those that need review: how many have a verdict. */
  accepted_count: Generated<number>;
  fixed_pending_count: Generated<number>;
  reviewed_count: Generated<number>;
  /** Pages that were withdrawn after their findings were written. */
  withdrawn_pages: Generated<number>;
  /** The sum of the scores of the scored pages. It is exact, so that only a flawless site reaches 100. */
  score_sum: Generated<string>;
  scored_pages: Generated<number>;
  /** Increases with every change that a reader can see. */
  revision: Generated<number>;
  last_claimed_at: MaybeInstant;
  /** None of its pages is due before this time. There may be none then either. */
  due_at: Instant;
  discovery_claim: Generated<number>;
  discovery_lease_until: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
  started_at: MaybeInstant;
  finished_at: MaybeInstant;
  /** Its pages, findings and pictures are removed, or are being removed. */
  data_removed_at: MaybeInstant;
  deleted_at: MaybeInstant;
};

const columns: Readonly<Record<keyof ScansTable, true>> = {
  id: true,
  sequence: true,
  url: true,
  target_key: true,
  scan_type: true,
  url_scope: true,
  max_pages: true,
  robots: true,
  dropped: true,
  sample: true,
  viewport_preset: true,
  tag: true,
  status: true,
  phase: true,
  rescan_of: true,
  accept: true,
  sign_in_id: true,
  sign_in_name: true,
  fresh: true,
  states: true,
  engine: true,
  browser: true,
  fonts: true,
  error_code: true,
  error_said: true,
  notes: true,
  pages_total: true,
  pages_pending: true,
  pages_running: true,
  pages_completed: true,
  pages_failed: true,
  failed_groups: true,
  failed_occurrences: true,
  needs_review_groups: true,
  needs_review_occurrences: true,
  critical_occurrences: true,
  serious_occurrences: true,
  moderate_occurrences: true,
  minor_occurrences: true,
  accepted_count: true,
  fixed_pending_count: true,
  reviewed_count: true,
  withdrawn_pages: true,
  score_sum: true,
  scored_pages: true,
  revision: true,
  last_claimed_at: true,
  due_at: true,
  discovery_claim: true,
  discovery_lease_until: true,
  created_at: true,
  updated_at: true,
  started_at: true,
  finished_at: true,
  data_removed_at: true,
  deleted_at: true,
};

/**
 * Every column of a scan by its name: a statement that keeps its plan returns these, and not those that a newer program
 * has added. A column of the table that is missing here does not compile.
 */
export const scanColumns = Object.keys(columns) as readonly (keyof ScansTable)[]; // by its type
