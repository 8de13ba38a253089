import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';

type Piece = { readonly after: string | null; readonly limit: number };
/** `last`: the next piece begins after it. Null after the last piece. */
type Gone = { readonly removed: number; readonly last: string | null };

export type RemovalStage = {
  /**
   * The number of rows of the first transaction, and the minimum of each, because the fixed cost of a transaction must
   * not make it smaller.
   */
  readonly least: number;
  /** True if its rows count in the progress. */
  readonly isCounted: boolean;
  readonly remove: (tx: Transaction<Schema>, scanId: string, piece: Piece) => Promise<Gone>;
};

/** No row has this id. */
const firstUuid = '00000000-0000-0000-0000-000000000000';

/** Rows are removed before the rows that they refer to. */
export const removalStages: readonly RemovalStage[] = [
  { least: 20, isCounted: true, remove: removeOccurrences },
  { least: 50, isCounted: false, remove: removeTexts },
  { least: 20, isCounted: false, remove: removeComponents },
  { least: 20, isCounted: false, remove: removeGroups },
  { least: 200, isCounted: false, remove: removeDroppedUrls },
  { least: 200, isCounted: false, remove: removeKnownUrls },
  // This stage is the last one, so that pages in flight are looked at again.
  { least: 20, isCounted: true, remove: removePages },
];

/**
 * Removes occurrences group by group, by their numbers. `after`: the group and the number that the next piece begins
 * with.
 */
async function removeOccurrences(tx: Transaction<Schema>, scanId: string, { after, limit }: Piece): Promise<Gone> {
  const [, first = '0', ordinal = '0'] = /^(\d+) (\d+)$/u.exec(after ?? '') ?? [];
  const groups = await tx
    .selectFrom('issue_groups')
    .select('id')
    .where('scan_id', '=', scanId)
    .where('id', '>=', Number(first))
    .orderBy('id')
    .execute();
  for (const { id } of groups) {
    const from = id === Number(first) ? Number(ordinal) : 0;
    const { removed, next } = await removeFromGroup(tx, { scanId, groupId: id, from, limit });
    // A process that began again skips groups that an earlier piece emptied.
    if (removed > 0) return { removed, last: `${id} ${next}` };
  }
  return { removed: 0, last: null };
}

async function removeFromGroup(
  tx: Transaction<Schema>,
  of: { readonly scanId: string; readonly groupId: number; readonly from: number; readonly limit: number },
): Promise<{ readonly removed: number; readonly next: number | null }> {
  const { rows } = await sql<{ removed: number; next: number | null }>`
    with chosen as materialized (
      select id, ordinal from occurrences where group_id = ${of.groupId} and ordinal >= ${of.from} order by ordinal limit ${of.limit}
    ), gone as (
      delete from occurrences using chosen where occurrences.scan_id = ${of.scanId}::uuid and occurrences.id = chosen.id
    )
    select count(*)::integer as removed, max(ordinal) + 1 as next from chosen
  `.execute(tx);
  return rows[0] ?? { removed: 0, next: null };
}

async function removeTexts(tx: Transaction<Schema>, scanId: string, { after, limit }: Piece): Promise<Gone> {
  const { rows } = await sql<Gone>`
    with chosen as materialized (
      select key from occurrence_texts where scan_id = ${scanId}::uuid and key > ${after ?? firstUuid}::uuid order by key limit ${limit}
    ), gone as (
      delete from occurrence_texts using chosen where occurrence_texts.scan_id = ${scanId}::uuid and occurrence_texts.key = chosen.key
    )
    select count(*)::integer as removed, case when count(*) = ${limit}::integer then (array_agg(key order by key desc))[1]::text end as last
    from chosen
  `.execute(tx);
  return rows[0] ?? { removed: 0, last: null };
}

/** Removes components in key order, each row after its parts. A piece may end within the parts of one row. */
async function removeComponents(tx: Transaction<Schema>, scanId: string, { after, limit }: Piece): Promise<Gone> {
  const { rows } = await sql<{ parts: number; components: number; last: string | null }>`
    with first as materialized (
      select id, key from components where scan_id = ${scanId}::uuid and key >= ${after ?? ''} order by key limit ${limit}
    ), chosen as materialized (
      select component_id, page_id from component_pages where scan_id = ${scanId}::uuid and component_id in (select id from first)
      order by component_id, page_id limit ${limit}
    ), parts as (
      delete from component_pages using chosen
      where component_pages.scan_id = ${scanId}::uuid and component_pages.component_id = chosen.component_id
        and component_pages.page_id = chosen.page_id
    ), bare as materialized (
      select id, key from first where (select count(*) from chosen) < ${limit}
    ), counted as (
      delete from component_groups using bare where scan_id = ${scanId}::uuid and component_id = bare.id
    ), gone as (
      delete from components using bare where components.scan_id = ${scanId}::uuid and components.id = bare.id
    )
    select (select count(*) from chosen)::integer as parts, (select count(*) from bare)::integer as components,
      (select case when exists (select 1 from bare) then max(key) else min(key) end from first) as last
  `.execute(tx);
  const { parts = 0, components = 0, last = null } = rows[0] ?? {};
  return { removed: parts + components, last };
}

/** Removes groups one after the other, each row after its parts. The next piece begins at the last one's id. */
async function removeGroups(tx: Transaction<Schema>, scanId: string, { limit }: Piece): Promise<Gone> {
  const group = await tx
    .selectFrom('issue_groups')
    .select('id')
    .where('scan_id', '=', scanId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (group === undefined) return { removed: 0, last: null };
  const { numAffectedRows: parts = 0n } = await sql`
    delete from group_pages where scan_id = ${scanId}::uuid and group_id = ${group.id} and page_id in (
      select page_id from group_pages where group_id = ${group.id} order by page_id limit ${limit}
    )
  `.execute(tx);
  if (parts === BigInt(limit)) return { removed: limit, last: String(group.id) };
  const { numAffectedRows: patterns = 0n } = await sql`
    delete from patterns where scan_id = ${scanId}::uuid and group_id = ${group.id} and key in (
      select key from patterns where group_id = ${group.id} order by key limit ${limit}
    )
  `.execute(tx);
  if (patterns < limit)
    await tx.deleteFrom('issue_groups').where('scan_id', '=', scanId).where('id', '=', group.id).execute();
  return { removed: Number(parts + patterns), last: String(group.id) };
}

/** A page that a worker is scanning stays until the worker releases it, or its lease expires. */
async function removePages(tx: Transaction<Schema>, scanId: string, { after, limit }: Piece): Promise<Gone> {
  const { rows } = await sql<{ looked: number; removed: number; last: number | null }>`
    with chosen as materialized (
      select id, ordinal, status <> 'running' or lease_until is null or lease_until < now() as is_free
      from pages where scan_id = ${scanId}::uuid and ordinal > ${Number(after ?? -1)}::integer
      order by ordinal limit ${limit}
    ), gone as (
      delete from pages using chosen where pages.scan_id = ${scanId}::uuid and pages.id = chosen.id and chosen.is_free
    )
    select count(*)::integer as looked, (count(*) filter (where is_free))::integer as removed, max(ordinal) as last from chosen
  `.execute(tx);
  const { looked = 0, removed = 0, last = null } = rows[0] ?? {};
  return { removed, last: looked < limit || last === null ? null : String(last) };
}

/** Removes the URLs that a crawl left out, which may be as many as it found. */
async function removeDroppedUrls(tx: Transaction<Schema>, scanId: string, { after, limit }: Piece): Promise<Gone> {
  const { rows } = await sql<Gone>`
    with chosen as materialized (
      select identity from dropped_urls where scan_id = ${scanId}::uuid and identity > ${after ?? firstUuid}::uuid
        order by identity limit ${limit}
    ), gone as (
      delete from dropped_urls using chosen where dropped_urls.scan_id = ${scanId}::uuid and dropped_urls.identity = chosen.identity
    )
    select count(*)::integer as removed,
      case when count(*) = ${limit}::integer then (array_agg(identity order by identity desc))[1]::text end as last from chosen
  `.execute(tx);
  return rows[0] ?? { removed: 0, last: null };
}

/** Removes the URLs that the scan's sample was drawn from. */
async function removeKnownUrls(tx: Transaction<Schema>, scanId: string, { after, limit }: Piece): Promise<Gone> {
  const { rows } = await sql<Gone>`
    with chosen as materialized (
      select ordinal from known_urls where scan_id = ${scanId}::uuid and ordinal > ${Number(after ?? -1)}::integer
      order by ordinal limit ${limit}
    ), gone as (
      delete from known_urls using chosen where known_urls.scan_id = ${scanId}::uuid and known_urls.ordinal = chosen.ordinal
    )
    select count(*)::integer as removed, case when count(*) = ${limit}::integer then max(ordinal)::text end as last from chosen
  `.execute(tx);
  return rows[0] ?? { removed: 0, last: null };
}
