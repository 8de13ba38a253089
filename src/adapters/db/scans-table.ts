import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Instant, MaybeInstant } from './instant.ts';

export type ScansTable = {
  id: string;
  /**
   * The order in which scans were created and became visible: see admit-scan.ts. Ids depend on the clock of one
   * process.
   */
  sequence: GeneratedAlways<number>;
  url: string;
  target_key: string;
  /** The target of the scan of which it scans some pages again: see whole-target.ts. */
  part_of: string | null;
  scan_type: 'single' | 'sitemap' | 'list' | 'crawl';
  /**
   * The stored scope, which is null without limits. `robots` says whether the crawl obeys robots.txt. `dropped` has
   * counts and examples of the URLs that it dropped.
   */
  url_scope: ColumnType<unknown, string | null | undefined, string | null>;
  max_pages: number | null;
  robots: boolean | null;
  dropped: ColumnType<unknown, string | undefined, string>;
  /**
   * The rules for choosing a sample from the known pages: see samples/stored-sample.ts. Null if the scan covers all
   * pages.
   */
  sample: ColumnType<unknown, string | null | undefined, string | null>;
  viewport_preset: string;
  /** The language that sites are asked for. */
  locale: Generated<string>;
  /** The way to look at each page: see findings/scan-tuning.ts. */
  tuning: ColumnType<unknown, string | undefined, string>;
  tag: string | null;
  status: 'queued' | 'running' | 'pausing' | 'paused' | 'completed' | 'partial' | 'failed';
  phase: 'waiting' | 'discovering' | 'scanning' | 'done';
  rescan_of: string | null;
  /** A schedule, or the first of a chain of rescans: see records/scans/agreement.ts. Null for this scan itself. */
  agreement: string | null;
  /** A list of codes: the outcomes whose pages are analyzed anyway. */
  accept: ColumnType<unknown, string | undefined, string>;
  /** The sign-in of the scan. The name remains when the sign-in is deleted. */
  sign_in_id: string | null;
  sign_in_name: string | null;
  /** Analyze every page, including pages that an earlier scan knows. */
  fresh: Generated<boolean>;
  /** A list of the user preferences in which its pages are checked. */
  states: ColumnType<unknown, string | undefined, string>;
  engine: string | null;
  browser: string | null;
  /** Maps generic families to fonts, as the browser showed them on the scan's first page. */
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
  /** Scanned pages by their worst failure. */
  critical_pages: Generated<number>;
  serious_pages: Generated<number>;
  moderate_pages: Generated<number>;
  minor_pages: Generated<number>;
  /** The number of failed occurrences and occurrences to review that have a verdict. */
  accepted_count: Generated<number>;
  fixed_pending_count: Generated<number>;
  reviewed_count: Generated<number>;
  /** The change since the scan before. A job writes it: see service/jobs/compare-scan-job.ts. */
  new_failures: number | null;
  fixed_failures: number | null;
  critical_pages_change: number | null;
  /** Pages that were withdrawn after their findings were written. */
  withdrawn_pages: Generated<number>;
  /** The sum of the scores of the scored pages. It is exact, so that only a flawless site reaches 100. */
  score_sum: Generated<string>;
  scored_pages: Generated<number>;
  /** Increases with every change that a reader can see. */
  revision: Generated<number>;
  last_claimed_at: MaybeInstant;
  /** No page is due before this time. Possibly, no page is due then either. */
  due_at: Instant;
  discovery_claim: Generated<number>;
  discovery_lease_until: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
  started_at: MaybeInstant;
  finished_at: MaybeInstant;
  /** Its pages, findings and pictures were removed, or are being removed. */
  data_removed_at: MaybeInstant;
  deleted_at: MaybeInstant;
};

const columns: Readonly<Record<keyof ScansTable, true>> = {
  id: true,
  sequence: true,
  url: true,
  target_key: true,
  part_of: true,
  scan_type: true,
  url_scope: true,
  max_pages: true,
  robots: true,
  dropped: true,
  sample: true,
  viewport_preset: true,
  locale: true,
  tuning: true,
  tag: true,
  status: true,
  phase: true,
  rescan_of: true,
  agreement: true,
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
  critical_pages: true,
  serious_pages: true,
  moderate_pages: true,
  minor_pages: true,
  accepted_count: true,
  fixed_pending_count: true,
  reviewed_count: true,
  new_failures: true,
  fixed_failures: true,
  critical_pages_change: true,
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
 * The names of all columns of a scan. A statement that keeps its plan returns these columns, and ignores columns that a
 * newer program has added. The compiler reports a column of the table that is missing here.
 */
// `columns` has exactly the keys of the table
export const scanColumns = Object.keys(columns) as readonly (keyof ScansTable)[];
