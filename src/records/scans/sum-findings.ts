import { sql } from 'kysely';

type FindingSums = {
  failed_groups: number;
  failed_occurrences: number;
  needs_review_groups: number;
  needs_review_occurrences: number;
  critical_occurrences: number;
  serious_occurrences: number;
  moderate_occurrences: number;
  minor_occurrences: number;
  critical_pages: number;
  serious_pages: number;
  moderate_pages: number;
  minor_pages: number;
  accepted_count: number;
  fixed_pending_count: number;
  reviewed_count: number;
};

/**
 * The scan's summary is always the sum of its groups and of the counts of its pages: at most some hundred rows, never
 * the occurrences or the pages. The result is one row, `sums`.
 */
export function sumFindings(scanId: string) {
  return sql<FindingSums>`(select * from (
    select
      count(*) filter (where kind = 'failed' and occurrence_count > 0) as failed_groups,
      coalesce(sum(occurrence_count) filter (where kind = 'failed'), 0) as failed_occurrences,
      count(*) filter (where kind = 'needs_review' and occurrence_count > 0) as needs_review_groups,
      coalesce(sum(occurrence_count) filter (where kind = 'needs_review'), 0) as needs_review_occurrences,
      coalesce(sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 0), 0) as critical_occurrences,
      coalesce(sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 1), 0) as serious_occurrences,
      coalesce(sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 2), 0) as moderate_occurrences,
      coalesce(sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 3), 0) as minor_occurrences,
      coalesce(sum(accepted_count) filter (where kind = 'failed'), 0) as accepted_count,
      coalesce(sum(fixed_pending_count) filter (where kind = 'failed'), 0) as fixed_pending_count,
      coalesce(sum(accepted_count + fixed_pending_count + confirmed_count) filter (where kind = 'needs_review'), 0) as reviewed_count
    from issue_groups where scan_id = ${scanId}
  ) as findings cross join (
    select
      coalesce(sum(count) filter (where worst = 0), 0) as critical_pages,
      coalesce(sum(count) filter (where worst = 1), 0) as serious_pages,
      coalesce(sum(count) filter (where worst = 2), 0) as moderate_pages,
      coalesce(sum(count) filter (where worst = 3), 0) as minor_pages
    from page_counts where scan_id = ${scanId} and status = 'completed'
  ) as pages_by_worst)`.as<'sums'>('sums');
}

/** Sets the scan's columns from the columns of `sums` with their names. */
export const findingSums = {
  failed_groups: sql<number>`sums.failed_groups`,
  failed_occurrences: sql<number>`sums.failed_occurrences`,
  needs_review_groups: sql<number>`sums.needs_review_groups`,
  needs_review_occurrences: sql<number>`sums.needs_review_occurrences`,
  critical_occurrences: sql<number>`sums.critical_occurrences`,
  serious_occurrences: sql<number>`sums.serious_occurrences`,
  moderate_occurrences: sql<number>`sums.moderate_occurrences`,
  minor_occurrences: sql<number>`sums.minor_occurrences`,
  critical_pages: sql<number>`sums.critical_pages`,
  serious_pages: sql<number>`sums.serious_pages`,
  moderate_pages: sql<number>`sums.moderate_pages`,
  minor_pages: sql<number>`sums.minor_pages`,
  accepted_count: sql<number>`sums.accepted_count`,
  fixed_pending_count: sql<number>`sums.fixed_pending_count`,
  reviewed_count: sql<number>`sums.reviewed_count`,
} satisfies Record<keyof FindingSums, unknown>;
