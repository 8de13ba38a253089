import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import { concernsScan, whyEnded } from '../issues/false-positives/covering-marks.ts';
import type { MarkedScan } from '../issues/false-positives/covering-marks.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import { searchOffset } from '../../paging/searched-offset.ts';
import type { Verdict } from '../../findings/verdicts.ts';
import { verdicts } from '../../findings/verdicts.ts';
import { progressSchema } from '../../adapters/queue/job.ts';
import { markJobs } from './mark-jobs.ts';

export const markSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(['failed', 'needs_review']),
    key: z.string(),
    scope: z.enum(['group', 'component', 'selector', 'occurrence']),
    component: z.string().nullable().describe('The key of a component.'),
    selector: z.string().nullable(),
    occurrence_id: z.uuid().nullable().describe('The occurrence in this scan, or null if this scan does not have it.'),
    fingerprint: z.string().nullable(),
    page_url: z.string().nullable().describe("The occurrence's page."),
    ambiguous: z
      .boolean()
      .describe(
        'True if the page in this scan has another number of identical elements than when one of them was marked. It is unknown which one was marked, so the mark is not applied in this scan.',
      ),
    verdict: z.enum(verdicts),
    reason: z.string().nullable(),
    by: z.string().nullable().describe('Who decided.'),
    until: z.iso.date().nullable().describe('The last day on which the mark holds, in UTC.'),
    ended: z
      .enum(['date', 'scan'])
      .nullable()
      .describe(
        'Why the mark does not hold in this scan. `date`: its last day has passed. `scan`: it said that the findings are fixed, and this later scan shows whether they are. null: it holds.',
      ),
    made_on_scan: z.uuid(),
    created_at: z.iso.datetime({ precision: 3 }),
    state: z
      .enum(['applying', 'applied', 'removing'])
      .describe(
        '`applied`: every count and score includes it. `applying`, `removing`: a job updates them page by page; until then some pages have their previous counts.',
      ),
    progress: progressSchema
      .nullable()
      .describe('Pages, while the job runs; null before it starts, and when the mark is applied.'),
    covers: z
      .object({ occurrences: z.int(), pages: z.int() })
      .describe(
        'Findings of this scan that the mark covers, including those that were not stored, and their pages: none if it has ended. Marks may overlap. For a mark by selector that is being applied or removed: the number so far.',
      ),
  })
  .meta({ id: 'FalsePositive' });

export type MarkRecord = z.infer<typeof markSchema>;

type MarkRow = Omit<MarkRecord, 'created_at' | 'covers'> & {
  readonly created_at: Date;
  readonly occurrences: number;
  readonly pages: number;
};

export type MarkFilter = { readonly component?: string | undefined; readonly verdict?: Verdict | undefined };

/**
 * The marks that cover this scan, including those that have ended or are being removed, newest first, regardless of the
 * scan they were made on. Every offset costs the same.
 */
export async function listMarks(
  db: Database,
  scan: MarkedScan,
  { component, verdict, ...page }: PageRequest & MarkFilter,
): Promise<{ readonly false_positives: readonly MarkRecord[]; readonly page: PageInfo }> {
  const ofComponent = component === undefined ? sql`` : sql`and mark.component = ${component.replaceAll('\u0000', '')}`;
  const ofVerdict = verdict === undefined ? sql`` : sql`and mark.verdict = ${verdict}`;
  const matching = sql`false_positive_marks as mark
    where ${concernsScan(scan)} and not ${isResolved(scan)} ${ofComponent} ${ofVerdict}`;
  const [found] = (await searchOffset(matching, sql`mark.sequence desc`, page).execute(db)).rows;
  const { total, ids } = found ?? { total: 0, ids: [] };
  if (ids.length === 0) return { false_positives: [], page: pageInfoOf(page, total) };
  // Only the marks of this page have their findings counted.
  const chosen = sql`and mark.id = any (${ids}::uuid[]) order by mark.sequence desc`;
  const { rows } = await selectMarks(scan, chosen).execute(db);
  return { false_positives: rows.map(presentMark), page: pageInfoOf(page, total) };
}

/**
 * True if it said "fixed" and a scan before this one has looked. That scan shows the findings that came back, so the
 * mark has no effect on this one.
 */
function isResolved(scan: MarkedScan) {
  return sql`(mark.verdict = 'fixed_pending' and not jsonb_exists(mark.scan_ids, ${scan.id}::text) and exists (
    select 1 from scans as looked
    where looked.target_key = mark.target_key and looked.sequence > mark.after_sequence and looked.sequence < ${scan.sequence}::bigint
      and looked.status in ('completed', 'partial') and looked.deleted_at is null
  ))`;
}

/** Undefined if there is no such mark, or it does not cover this scan. */
export async function findMark(db: Database, scan: MarkedScan, markId: string): Promise<MarkRecord | undefined> {
  const { rows } = await selectMarks(scan, sql`and mark.id = ${markId}::uuid`).execute(db);
  return rows[0] === undefined ? undefined : presentMark(rows[0]);
}

function selectMarks(scan: MarkedScan, rest: ReturnType<typeof sql>) {
  const bySelector = sql`occurrences
    where group_id = issue_groups.id and md5(selector) = md5(mark.selector) and selector = mark.selector
      and (false_positive or verdict is not null)`;
  const byComponent = sql`component_groups join components on components.id = component_id
    where components.scan_id = ${scan.id}::uuid and components.key = mark.component and group_id = issue_groups.id`;
  // A fingerprint includes the URL, and no index has fingerprints.
  const sameName = sql`occurrences where group_id = issue_groups.id and fingerprint = mark.fingerprint
    and page_id in (select id from pages where scan_id = ${scan.id}::uuid and url = mark.page_url)`;
  const byFingerprint = sql`${sameName} and equal_count = mark.equal_count`;
  const progress = sql`(
    select jobs.progress from jobs
    where jobs.key = mark.id::text and jobs.state in ('waiting', 'running')
      and jobs.kind = case mark.state when 'applying' then ${markJobs.applying} else ${markJobs.removing} end
  )`;
  const whole = sql`issue_groups.stored_count + issue_groups.omitted_count`;
  const allPages = sql`(select count(*) from group_pages where group_id = issue_groups.id)`;
  return sql<MarkRow>`
    select mark.id, mark.kind, mark.rule as key, mark.scope, mark.component, mark.selector, mark.fingerprint, mark.page_url,
      mark.verdict, mark.reason, mark.marked_by as by, to_char(mark.until, 'YYYY-MM-DD') as until, ${whyEnded(scan)} as ended,
      mark.scan_id as made_on_scan, mark.created_at, mark.state,
      exists (select 1 from ${sameName} and equal_count <> mark.equal_count) as ambiguous,
      case when mark.state <> 'applied' then ${progress} end as progress, (select id from ${byFingerprint}) as occurrence_id,
      coalesce(case when ${whyEnded(scan)} is not null then 0 else case mark.scope
        when 'group' then ${whole}
        when 'component' then (select sum(stored_count) from ${byComponent})
        when 'selector' then (select count(*) from ${bySelector})
        else (select count(*) from ${byFingerprint}) end end, 0)::integer as occurrences,
      coalesce(case when ${whyEnded(scan)} is not null then 0 else case mark.scope
        when 'group' then ${allPages}
        when 'component' then (
          select count(*) from component_pages where component_id in (select component_id from ${byComponent})
            and jsonb_exists(groups, issue_groups.id::text)
        )
        when 'selector' then (select count(distinct page_id) from ${bySelector})
        else (select count(*) from ${byFingerprint}) end end, 0)::integer as pages
    from false_positive_marks as mark
      left join issue_groups on issue_groups.scan_id = ${scan.id}::uuid
        and issue_groups.kind = mark.kind and issue_groups.rule = mark.rule
    where ${concernsScan(scan)} ${rest}
  `;
}

function presentMark({ created_at: createdAt, occurrences, pages, ...mark }: MarkRow): MarkRecord {
  return { ...mark, created_at: createdAt.toISOString(), covers: { occurrences, pages } };
}
