import type { Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, FalsePositiveMarksTable, Schema } from '../../adapters/db/schema.ts';
import type { MarkedGroup } from '../issues/false-positives/covering-marks.ts';
import { wholeTarget } from '../../adapters/db/whole-target.ts';

export type MarkRow = Selectable<FalsePositiveMarksTable>;

/** The scans that the mark covers, beginning with the one it was made on. */
export async function listCoveredScans(db: Database, mark: MarkRow): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from scans
    where ${wholeTarget} = ${mark.target_key} and deleted_at is null
      and (jsonb_exists(${JSON.stringify(mark.scan_ids)}::jsonb, id::text) or sequence > ${mark.after_sequence}::bigint)
    order by id <> ${mark.scan_id}::uuid, sequence desc
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The most pages and occurrences to process for the mark, in the current state of these scans. */
export async function measureMark(
  db: Database,
  mark: MarkRow,
  scanIds: readonly string[],
): Promise<{ readonly pages: number; readonly occurrences: number }> {
  if (mark.scope === 'occurrence') return { pages: scanIds.length, occurrences: scanIds.length };
  const { rows } = await sql<{ pages: number; occurrences: number }>`
    select count(*)::integer as pages, coalesce(sum(part.stored_count), 0)::integer as occurrences
    from issue_groups join group_pages as part on part.group_id = issue_groups.id
    where issue_groups.scan_id = any (${scanIds}::uuid[]) and kind = ${mark.kind} and rule = ${mark.rule}
  `.execute(db);
  return rows[0] ?? { pages: 0, occurrences: 0 };
}

/** The scan's group that the mark is about. Undefined if it has none. */
export async function findGroup(
  tx: Transaction<Schema>,
  scanId: string,
  { kind, rule }: MarkRow,
): Promise<MarkedGroup | undefined> {
  return tx
    .selectFrom('issue_groups')
    .select(['id', 'kind', 'rule'])
    .where('scan_id', '=', scanId)
    .where('kind', '=', kind)
    .where('rule', '=', rule)
    .executeTakeFirst();
}

/**
 * The embedded database cannot answer other queries while a transaction runs, so batches are short. After every batch,
 * rows and counters agree.
 */
const maxPages = 20;
const maxOccurrences = 200;

/**
 * The next pages, by id, that the mark changes or changed. No index has selectors, so a mark by selector checks each
 * page of its group. It uses ids, because ordinals change when pages are withdrawn.
 */
export async function nextPages(
  tx: Transaction<Schema>,
  { mark, group, scanId }: { readonly mark: MarkRow; readonly group: MarkedGroup; readonly scanId: string },
  afterPage: number,
): Promise<readonly number[]> {
  if (mark.scope === 'occurrence') return pageOfUrl(tx, { scanId, url: mark.page_url ?? '' }, afterPage);
  const pages = await tx
    .selectFrom('group_pages')
    .select(['page_id as id', 'stored_count as occurrences'])
    .where('group_id', '=', group.id)
    .where('page_id', '>', afterPage)
    .orderBy('page_id')
    .limit(maxPages)
    .execute();
  let room = maxOccurrences;
  const fitting = pages.filter(({ occurrences }) => (room -= occurrences) >= 0);
  return (fitting.length > 0 ? fitting : pages.slice(0, 1)).map(({ id }) => id);
}

/** A fingerprint includes the URL, and the steps that lead from it to another page. */
async function pageOfUrl(
  tx: Transaction<Schema>,
  { scanId, url }: { readonly scanId: string; readonly url: string },
  afterPage: number,
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('pages')
    .select('id')
    .where('scan_id', '=', scanId)
    .where('url', '=', url)
    .where('id', '>', afterPage)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
