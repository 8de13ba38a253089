import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { Breach } from './breach.ts';
import { componentInvariants } from './component-invariants.ts';
import { verdictInvariants } from './verdict-invariants.ts';

/**
 * What must be true of every database between two transactions, whatever happened before. Returns violations in
 * readable lines, none if all invariants hold. Deleted scans are being removed and are not checked; nor are the counts of
 * scans of which only the summary stays.
 */
export async function checkInvariants(db: Database): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const query of invariants) {
    const { rows } = await query.execute(db);
    lines.push(...rows.map(({ what, which }) => `${what}: ${which}`));
  }
  return lines;
}

const ended = sql.raw(`('completed', 'partial', 'failed')`);
const liveGroups = sql.raw(
  `(select issue_groups.* from issue_groups join scans on scans.id = scan_id where deleted_at is null and data_removed_at is null) as issue_groups`,
);

const invariants: readonly RawBuilder<Breach>[] = [
  sql`
    select 'a scan''s page counters equal its pages' as what, scans.id::text as which
    from scans left join (
      select scan_id, count(*) as total,
        count(*) filter (where status = 'pending') as pending, count(*) filter (where status = 'running') as running,
        count(*) filter (where status = 'completed') as completed, count(*) filter (where status = 'failed') as failed
      from pages group by scan_id
    ) as counted on counted.scan_id = scans.id
    where deleted_at is null and data_removed_at is null
      and (pages_total, pages_pending, pages_running, pages_completed, pages_failed) is distinct from
        (coalesce(total, 0)::int, coalesce(pending, 0)::int, coalesce(running, 0)::int, coalesce(completed, 0)::int, coalesce(failed, 0)::int)`,
  sql`
    select 'lists count pages in buckets as they are' as what, coalesce(kept.scan_id, counted.scan_id)::text as which
    from (select * from page_counts where count <> 0) as kept full join (
      select scan_id, ordinal / 500 as bucket, status, coalesce(outcome, '') as outcome, coalesce(worst, 4) as worst, count(*) as pages
      from pages group by 1, 2, 3, 4, 5
    ) as counted using (scan_id, bucket, status, outcome, worst)
    where kept.count is distinct from counted.pages`,
  sql`
    select 'lists count scans in buckets as they are' as what, tag || ' ' || bucket || ' ' || status as which
    from (select * from scan_counts where count <> 0) as kept full join (
      select scope as tag, sequence / 500 as bucket, status, count(*) as scans
      from scans cross join lateral (values (''), (scans.tag)) as scopes (scope)
      where scope is not null and deleted_at is null group by 1, 2, 3
    ) as counted using (tag, bucket, status)
    where kept.count is distinct from counted.scans`,
  sql`
    select 'targets have the scans that are there' as what, coalesce(kept.target_key, counted.target_key) as which
    from targets as kept full join (
      select target_key, viewport_preset, coalesce(sign_in_id::text, '') as sign_in, count(*)::int as scans, max(sequence) as newest
      from scans where deleted_at is null group by 1, 2, 3
    ) as counted using (target_key, viewport_preset, sign_in)
    where (kept.scan_count, kept.latest) is distinct from (counted.scans, counted.newest)`,
  sql`
    select 'targets have the figures of their latest scan with a score' as what, kept.target_key as which
    from targets as kept join scans as newest on newest.sequence = kept.latest left join lateral (
      select sequence, critical_pages, critical_pages_change, new_failures, fixed_failures from scans as own
      where own.target_key = kept.target_key and own.viewport_preset = kept.viewport_preset
        and coalesce(own.sign_in_id::text, '') = kept.sign_in and own.deleted_at is null
        and own.locale = newest.locale and own.finished_at is not null and own.scored_pages > 0
      order by sequence desc limit 1
    ) as ended on true
    where (kept.scored, kept.critical_pages, kept.critical_pages_change, kept.new_failures, kept.fixed_failures) is distinct from
      (ended.sequence, ended.critical_pages, ended.critical_pages_change, ended.new_failures, ended.fixed_failures)`,
  sql`
    select 'a scan''s score is the sum over its scored pages' as what, scans.id::text as which
    from scans left join (select scan_id, sum(score) as points, count(score) as scored from pages group by scan_id) as counted
      on counted.scan_id = scans.id
    where deleted_at is null and data_removed_at is null and (score_sum, scored_pages) is distinct from (coalesce(points, 0), coalesce(scored, 0)::int)`,
  sql`
    select 'findings belong to a group and a page of their scan' as what, found.scan_id::text as which
    from (
      select scan_id, group_id, page_id from occurrences union select scan_id, group_id, page_id from group_pages
    ) as found
    where not exists (select 1 from issue_groups where id = found.group_id and scan_id = found.scan_id)
      or not exists (select 1 from pages where id = found.page_id and scan_id = found.scan_id)`,
  sql`
    select 'a scan''s pages are numbered 0, 1, 2 … without a gap' as what, scan_id::text as which
    from pages join scans on scans.id = pages.scan_id where deleted_at is null and data_removed_at is null
    group by scan_id having min(ordinal) <> 0 or max(ordinal) <> count(*) - 1`,
  sql`
    select 'a scan''s summary is the sum of its groups' as what, scans.id::text as which
    from scans left join (
      select scan_id,
        count(*) filter (where kind = 'failed' and occurrence_count > 0) as failed_groups,
        sum(occurrence_count) filter (where kind = 'failed') as failed,
        count(*) filter (where kind = 'needs_review' and occurrence_count > 0) as review_groups,
        sum(occurrence_count) filter (where kind = 'needs_review') as review,
        sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 0) as critical,
        sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 1) as serious,
        sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 2) as moderate,
        sum(occurrence_count) filter (where kind = 'failed' and severity_rank = 3) as minor
      from issue_groups group by scan_id
    ) as sums on sums.scan_id = scans.id
    where deleted_at is null and data_removed_at is null
      and (scans.failed_groups, failed_occurrences, needs_review_groups, needs_review_occurrences,
        critical_occurrences, serious_occurrences, moderate_occurrences, minor_occurrences) is distinct from
        (coalesce(sums.failed_groups, 0)::int, coalesce(failed, 0)::int, coalesce(review_groups, 0)::int, coalesce(review, 0)::int,
        coalesce(critical, 0)::int, coalesce(serious, 0)::int, coalesce(moderate, 0)::int, coalesce(minor, 0)::int)`,
  sql`
    select 'a scan counts its pages by their worst failure' as what, scans.id::text as which
    from scans left join (
      select scan_id, count(*) filter (where worst = 0) as critical, count(*) filter (where worst = 1) as serious,
        count(*) filter (where worst = 2) as moderate, count(*) filter (where worst = 3) as minor
      from pages where status = 'completed' group by scan_id
    ) as counted on counted.scan_id = scans.id
    where deleted_at is null and data_removed_at is null and (critical_pages, serious_pages, moderate_pages, minor_pages)
      is distinct from (coalesce(critical, 0)::int, coalesce(serious, 0)::int, coalesce(moderate, 0)::int, coalesce(minor, 0)::int)`,
  sql`
    select 'a page knows its worst failure that is not marked' as what, pages.id::text as which
    from pages join scans on scans.id = pages.scan_id left join (
      select page_id, min(severity_rank) as rank from group_pages as part join issue_groups on issue_groups.id = group_id
      where kind = 'failed' and part.stored_count + part.omitted_count > part.false_positive_count group by page_id
    ) as failing on failing.page_id = pages.id
    where deleted_at is null and data_removed_at is null and worst is distinct from failing.rank`,
  sql`
    select 'a scan that ended has no work left, and says when it ended' as what, id::text || ' ' || status as which
    from scans
    where deleted_at is null and status in ${ended}
      and (pages_pending > 0 or pages_running > 0 or phase <> 'done' or finished_at is null or discovery_lease_until is not null)`,
  sql`
    select 'a scan that has not ended has no time of its end' as what, id::text || ' ' || status as which
    from scans where deleted_at is null and status not in ${ended} and (finished_at is not null or phase = 'done')`,
  sql`
    select 'a scan''s status tells what became of its pages' as what, id::text || ' ' || status as which
    from scans
    where deleted_at is null and (
      (status = 'completed' and not (pages_completed > 0 and pages_failed = 0))
      or (status = 'partial' and not (pages_completed > 0 and (pages_failed > 0 or error_code = 'ended')))
      or (status = 'failed' and not (pages_completed = 0 and error_code is not null))
      or (status = 'paused' and not (pages_running = 0 and discovery_lease_until is null)))`,
  sql`
    select 'a scan with nothing left to do has ended' as what, id::text || ' ' || status as which
    from scans
    where deleted_at is null and status not in ${ended} and phase = 'scanning' and pages_pending = 0 and pages_running = 0`,
  sql`
    select 'a page''s fields fit its status' as what, pages.url || ' ' || pages.status as which
    from pages join scans on scans.id = scan_id
    where deleted_at is null and data_removed_at is null and not case pages.status
      when 'pending' then lease_until is null and score is null and pages.finished_at is null
      when 'running' then lease_until is not null and score is null and pages.finished_at is null
      when 'completed' then lease_until is null and outcome = 'scanned' and pages.finished_at is not null
      else lease_until is null and score is null and outcome is not null and outcome <> 'scanned' and pages.finished_at is not null
    end`,
  sql`
    select 'a page''s counts are the sum over its groups' as what, pages.url as which
    from pages join scans on scans.id = scan_id left join (
      select page_id,
        sum(part.stored_count + part.omitted_count - part.false_positive_count) filter (where kind = 'failed') as failed,
        sum(part.stored_count + part.omitted_count - part.false_positive_count) filter (where kind = 'needs_review') as review
      from group_pages as part join issue_groups on issue_groups.id = group_id group by page_id
    ) as sums on sums.page_id = pages.id
    where deleted_at is null and data_removed_at is null
      and (pages.failed_occurrences, pages.needs_review_occurrences) is distinct from (coalesce(failed, 0)::int, coalesce(review, 0)::int)`,
  sql`
    select 'only scanned pages have findings' as what, pages.url || ' ' || pages.status as which
    from group_pages join pages on pages.id = page_id join scans on scans.id = pages.scan_id
    where deleted_at is null and data_removed_at is null and pages.status <> 'completed'`,
  sql`
    select 'counted and marked findings are those stored and those omitted' as what, scan_id::text || ' ' || kind || ' ' || rule as which
    from ${liveGroups} where occurrence_count + false_positive_count <> stored_count + omitted_count`,
  sql`
    select 'a group''s stored occurrences are numbered 0, 1, 2 … without a gap' as what, rule as which
    from ${liveGroups} left join (
      select group_id, count(*) as rows, min(ordinal) as first, max(ordinal) as last from occurrences group by group_id
    ) as stored on group_id = issue_groups.id
    where stored_count <> coalesce(rows, 0) or (rows > 0 and (first <> 0 or last <> rows - 1))`,
  sql`
    select 'a group''s counters are the sum over its pages' as what, rule as which
    from ${liveGroups} left join (
      select group_id, sum(stored_count) as stored, sum(omitted_count) as omitted, sum(false_positive_count) as marked,
        count(*) filter (where stored_count + omitted_count > false_positive_count) as pages
      from group_pages group by group_id
    ) as sums on group_id = issue_groups.id
    where (stored_count, omitted_count, false_positive_count, page_count) is distinct from
      (coalesce(stored, 0)::int, coalesce(omitted, 0)::int, coalesce(marked, 0)::int, coalesce(pages, 0)::int)`,
  sql`
    select 'a group''s part on a page equals the occurrences stored there' as what, part.group_id || ' ' || part.page_id as which
    from group_pages as part join ${liveGroups} on issue_groups.id = part.group_id left join (
      select group_id, page_id, count(*) as rows, count(*) filter (where false_positive) as marked
      from occurrences group by group_id, page_id
    ) as stored on stored.group_id = part.group_id and stored.page_id = part.page_id
    where part.stored_count <> coalesce(rows, 0)
      or part.false_positive_count not between coalesce(marked, 0) and coalesce(marked, 0) + part.omitted_count`,
  sql`
    select 'every occurrence belongs to its group''s part on its page' as what, occurrences.id::text as which
    from occurrences
      join ${liveGroups} on issue_groups.id = occurrences.group_id
      left join pages on pages.id = occurrences.page_id and pages.scan_id = occurrences.scan_id
      left join group_pages as part on part.group_id = occurrences.group_id and part.page_id = occurrences.page_id
    where pages.id is null or part.group_id is null or issue_groups.scan_id <> occurrences.scan_id`,
  sql`
    select 'only a scanned page has a picture' as what, pages.id::text as which
    from pages where picture is not null and status <> 'completed'`,
  sql`
    select 'an element has a place in a picture that its page has' as what, occurrences.id::text as which
    from occurrences join pages on pages.id = page_id where json_typeof(box) = 'array' and picture is null`,
  sql`
    select 'a fingerprint identifies one occurrence of a scan' as what, fingerprint as which
    from occurrences group by scan_id, fingerprint having count(*) > 1`,
  sql`
    select 'an occurrence has its texts' as what, occurrences.id::text as which
    from occurrences join ${liveGroups} on issue_groups.id = group_id
    where (html is null) = (html_key is null) or exists (
      select 1 from unnest(array[html_key, message_key]) as wanted (key)
      where wanted.key is not null and not exists (select 1 from occurrence_texts as kept where kept.scan_id = occurrences.scan_id and kept.key = wanted.key)
    )`,
  sql`
    select 'texts belong to a scan that has its data' as what, scan_id::text as which
    from occurrence_texts where not exists (select 1 from scans where id = scan_id)`,
  ...componentInvariants,
  ...verdictInvariants,
];
