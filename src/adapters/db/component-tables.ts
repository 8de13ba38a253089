import type { ColumnType, Generated } from 'kysely';
import type { VerdictCounts } from './verdict-counts.ts';

/** Counts exclude false positives. */
export type ComponentsTable = {
  id: Generated<number>;
  scan_id: string;
  key: string;
  label: string;
  selector: string;
  html: string;
  failed_count: number;
  needs_review_count: number;
  page_count: number;
  failed_pages: number;
  needs_review_pages: number;
  pages_made_clean: number;
  /** The sum of the points that the scores of its pages would gain. */
  score_points: string;
};

export type ComponentGroupsTable = {
  scan_id: string;
  component_id: number;
  group_id: number;
  stored_count: number;
  false_positive_count: number;
} & VerdictCounts;

export type ComponentPagesTable = {
  scan_id: string;
  component_id: number;
  page_id: number;
  failed_count: number;
  needs_review_count: number;
  makes_clean: boolean;
  score_points: string;
  /**
   * `{ group: [stored, false positives, accepted, fixed but not verified, confirmed] }`. The last three are absent if
   * all are 0.
   */
  groups: ColumnType<unknown, string, string>;
};
