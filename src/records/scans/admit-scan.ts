import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { Refused } from '../../texts/refused.ts';

/**
 * The limit of scans that wait, run or are paused at once. Further scans are refused, because an unlimited queue only
 * hides that it never ends.
 */
export const maxOpenScans = 1_000;

/**
 * Keeps other processes from creating a scan for the rest of the transaction. So the limit is exact, and a scan becomes
 * visible before any scan gets a larger `sequence`: "later than this number" misses no scan. Throws Refused
 * (`queue_full`).
 */
export async function admitScan(tx: Transaction<Schema>): Promise<void> {
  await tx.selectFrom('installation').select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
  const open = tx
    .selectFrom('scans')
    .select('id')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`status in ('queued', 'running', 'pausing', 'paused')`)
    .limit(maxOpenScans)
    .as('open');
  const { count } = await tx
    .selectFrom(open)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= maxOpenScans) throw new Refused({ code: 'queue_full', openScans: maxOpenScans });
}
