import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Breach } from './breach.ts';

const live = sql.raw(
  `(select issue_groups.* from issue_groups join scans on scans.id = scan_id where deleted_at is null and data_removed_at is null) as issue_groups`,
);

/** What people decided: parts of what is counted, and never more than it. */
export const verdictInvariants: readonly RawBuilder<Breach>[] = [
  sql`
    select 'a false positive has no other verdict' as what, id::text as which
    from occurrences where false_positive and verdict is not null`,
  sql`
    select 'only what needs review is confirmed' as what, occurrences.id::text as which
    from occurrences join ${live} on issue_groups.id = group_id where verdict = 'confirmed' and kind = 'failed'`,
  sql`
    select 'accepted, fixed and confirmed findings are part of the counted ones' as what, rule as which
    from ${live} where accepted_count + fixed_pending_count + confirmed_count > occurrence_count
      or least(accepted_count, fixed_pending_count, confirmed_count) < 0`,
  sql`
    select 'a group''s verdicts are the sum over its pages' as what, rule as which
    from ${live} left join (
      select group_id, sum(accepted_count) as accepted, sum(fixed_pending_count) as pending, sum(confirmed_count) as confirmed
      from group_pages group by group_id
    ) as sums on group_id = issue_groups.id
    where (accepted_count, fixed_pending_count, confirmed_count) is distinct from
      (coalesce(accepted, 0)::int, coalesce(pending, 0)::int, coalesce(confirmed, 0)::int)`,
  sql`
    select 'a page''s verdicts are those of its occurrences, or of the whole group' as what, part.group_id || ' ' || part.page_id as which
    from group_pages as part join ${live} on issue_groups.id = part.group_id left join (
      select group_id, page_id,
        count(*) filter (where verdict = 'accepted') as accepted, count(*) filter (where verdict = 'fixed_pending') as pending,
        count(*) filter (where verdict = 'confirmed') as confirmed
      from occurrences group by group_id, page_id
    ) as stored on stored.group_id = part.group_id and stored.page_id = part.page_id
    where part.accepted_count not in (coalesce(accepted, 0), coalesce(accepted, 0) + part.omitted_count)
      or part.fixed_pending_count not in (coalesce(pending, 0), coalesce(pending, 0) + part.omitted_count)
      or part.confirmed_count not in (coalesce(confirmed, 0), coalesce(confirmed, 0) + part.omitted_count)`,
  sql`
    select 'a component''s verdicts are those of its occurrences' as what, component_groups.component_id || ' ' || component_groups.group_id as which
    from component_groups join ${live} on issue_groups.id = component_groups.group_id left join (
      select component_id, group_id,
        count(*) filter (where verdict = 'accepted') as accepted, count(*) filter (where verdict = 'fixed_pending') as pending,
        count(*) filter (where verdict = 'confirmed') as confirmed
      from occurrences group by 1, 2
    ) as counted on counted.component_id = component_groups.component_id and counted.group_id = component_groups.group_id
    where (component_groups.accepted_count, component_groups.fixed_pending_count, component_groups.confirmed_count) is distinct from
      (coalesce(accepted, 0)::int, coalesce(pending, 0)::int, coalesce(confirmed, 0)::int)`,
  sql`
    select 'a page''s totals of verdicts are the sum over its groups' as what, pages.url as which
    from pages join scans on scans.id = scan_id left join (
      select page_id, sum(part.accepted_count) filter (where kind = 'failed') as accepted,
        sum(part.fixed_pending_count) filter (where kind = 'failed') as pending,
        sum(part.accepted_count + part.fixed_pending_count + part.confirmed_count) filter (where kind = 'needs_review') as reviewed
      from group_pages as part join issue_groups on issue_groups.id = group_id group by page_id
    ) as sums on sums.page_id = pages.id
    where deleted_at is null and data_removed_at is null and (pages.accepted_count, pages.fixed_pending_count, pages.reviewed_count) is distinct from
      (coalesce(accepted, 0)::int, coalesce(pending, 0)::int, coalesce(reviewed, 0)::int)`,
  sql`
    select 'a scan''s verdicts are the sum of its groups' as what, scans.id::text as which
    from scans left join (
      select scan_id, sum(accepted_count) filter (where kind = 'failed') as accepted,
        sum(fixed_pending_count) filter (where kind = 'failed') as pending,
        sum(accepted_count + fixed_pending_count + confirmed_count) filter (where kind = 'needs_review') as reviewed
      from issue_groups group by scan_id
    ) as sums on sums.scan_id = scans.id
    where deleted_at is null and data_removed_at is null and (scans.accepted_count, scans.fixed_pending_count, scans.reviewed_count) is distinct from
      (coalesce(accepted, 0)::int, coalesce(pending, 0)::int, coalesce(reviewed, 0)::int)`,
];
