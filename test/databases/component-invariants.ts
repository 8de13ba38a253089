import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Breach } from './breach.ts';

const live = sql.raw(
  `(select components.* from components join scans on scans.id = scan_id where deleted_at is null and data_removed_at is null) as components`,
);

/** What must be true of components: the parts add up to the whole. */
export const componentInvariants: readonly RawBuilder<Breach>[] = [
  sql`
    select 'every occurrence that is recorded with a component is in a component of its scan' as what, occurrences.id::text as which
    from occurrences join scans on scans.id = occurrences.scan_id left join components on components.id = component_id
    where deleted_at is null and data_removed_at is null and component_id is not null and components.scan_id is distinct from occurrences.scan_id`,
  sql`
    select 'a component''s counts are those of its occurrences' as what, label as which
    from ${live} left join (
      select component_id,
        count(*) filter (where kind = 'failed' and not false_positive) as failed,
        count(*) filter (where kind = 'needs_review' and not false_positive) as review,
        count(distinct page_id) filter (where not false_positive) as pages,
        count(distinct page_id) filter (where kind = 'failed' and not false_positive) as failed_pages,
        count(distinct page_id) filter (where kind = 'needs_review' and not false_positive) as review_pages
      from occurrences join issue_groups on issue_groups.id = group_id group by component_id
    ) as counted on component_id = components.id
    where pages is null or (failed_count, needs_review_count, page_count, components.failed_pages, needs_review_pages)
      is distinct from (failed::int, review::int, pages::int, counted.failed_pages::int, review_pages::int)`,
  sql`
    select 'a pattern''s counts are those of its occurrences, which are in its component' as what, group_id || ' ' || key as which
    from (
      select patterns.* from patterns join scans on scans.id = scan_id where deleted_at is null and data_removed_at is null
    ) as patterns full join (
      select group_id, pattern as key, component_id, count(*) as stored, count(*) filter (where not false_positive) as open,
        count(distinct page_id) filter (where not false_positive) as pages
      from occurrences join scans on scans.id = scan_id where deleted_at is null and data_removed_at is null group by 1, 2, 3
    ) as counted using (group_id, key, component_id)
    where (stored_count, occurrence_count, page_count) is distinct from (stored::int, open::int, pages::int)`,
  sql`
    select 'a component''s counts of rules are those of its occurrences' as what, component_id || ' ' || group_id as which
    from component_groups full join (
      select component_id, group_id, count(*) as stored, count(*) filter (where false_positive) as marked
      from occurrences where component_id is not null group by 1, 2
    ) as counted using (component_id, group_id)
    where (stored_count, false_positive_count) is distinct from (stored::int, marked::int)
      and not exists (select 1 from components join scans on scans.id = scan_id where components.id = component_id and deleted_at is not null)
      and not exists (select 1 from issue_groups join scans on scans.id = scan_id where issue_groups.id = group_id and deleted_at is not null)`,
  sql`
    select 'a component''s counts are the sum of its parts on pages' as what, label as which
    from ${live} left join (
      select component_id, sum(failed_count) as failed, sum(needs_review_count) as review, count(*) filter (where makes_clean) as clean,
        sum(score_points) as points
      from component_pages group by component_id
    ) as parts on component_id = components.id
    where (failed_count, needs_review_count, pages_made_clean, score_points)
      is distinct from (failed::int, review::int, clean::int, points)`,
  sql`
    select 'a component makes a page clean that has no other failure' as what, component_id || ' ' || page_id as which
    from component_pages join pages on pages.id = page_id join scans on scans.id = pages.scan_id
    where deleted_at is null and data_removed_at is null and makes_clean <> (failed_count > 0 and failed_count = pages.failed_occurrences)`,
];
