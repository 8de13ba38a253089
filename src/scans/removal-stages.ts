import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

type Piece = { readonly after: string | null; readonly limit: number };
/** `last`: behind which the next piece begins; null after the last one. */
type Gone = { readonly removed: number; readonly last: string | null };

export type RemovalStage = {
  /** Rows of the first transaction, and of each at least: what a transaction costs by itself must not make it smaller still. */
  readonly least: number;
  /** Whether its rows are part of the progress. */
  readonly isCounted: boolean;
  readonly remove: (tx: Transaction<Schema>, scanId: string, piece: Piece) => Promise<Gone>;
};

/** Children before what they refer to. */
export const removalStages: readonly RemovalStage[] = [
  { least: 20, isCounted: true, remove: removeOccurrences },
  { least: 20, isCounted: false, remove: removeGroups },
  { least: 20, isCounted: true, remove: removePages },
];

async function removeOccurrences(tx: Transaction<Schema>, scanId: string, { after, limit }: Piece): Promise<Gone> {
  const { rows } = await sql<Gone>`
    with chosen as materialized (
      select id, fingerprint from occurrences where scan_id = ${scanId}::uuid and fingerprint > ${after ?? ''}
      order by fingerprint limit ${limit}
    ), gone as (
      delete from occurrences using chosen where occurrences.id = chosen.id
    )
    select count(*)::integer as removed, case when count(*) = ${limit}::integer then max(fingerprint) end as last from chosen
  `.execute(tx);
  return rows[0] ?? { removed: 0, last: null };
}

/** One group after the other, the row of each after its parts: the last one's id is where the next piece begins. */
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
    delete from group_pages where group_id = ${group.id} and page_id in (
      select page_id from group_pages where group_id = ${group.id} order by page_id limit ${limit}
    )
  `.execute(tx);
  if (parts < limit) await tx.deleteFrom('issue_groups').where('id', '=', group.id).execute();
  return { removed: Number(parts), last: String(group.id) };
}

/** A page that a worker has in hand stays until the worker releases it, or its lease runs out. */
async function removePages(tx: Transaction<Schema>, scanId: string, { after, limit }: Piece): Promise<Gone> {
  const { rows } = await sql<{ looked: number; removed: number; last: number | null }>`
    with chosen as materialized (
      select id, ordinal, status <> 'running' or lease_until is null or lease_until < now() as is_free
      from pages where scan_id = ${scanId}::uuid and ordinal > ${Number(after ?? -1)}::integer
      order by ordinal limit ${limit}
    ), gone as (
      delete from pages using chosen where pages.id = chosen.id and chosen.is_free
    )
    select count(*)::integer as looked, (count(*) filter (where is_free))::integer as removed, max(ordinal) as last from chosen
  `.execute(tx);
  const { looked = 0, removed = 0, last = null } = rows[0] ?? {};
  return { removed, last: looked < limit || last === null ? null : String(last) };
}
