import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { Refused } from '../../texts/refused.ts';
import type { ScanStatus } from './scan-state.ts';

/**
 * The limit of scans that wait or run at once. Further scans are refused, because an unlimited queue only hides that it
 * never ends.
 */
export const maxOpenScans = 1_000;

/** The limit of scans that people have paused. They take no part in the queue, so they cannot fill it. */
export const maxPausedScans = 1_000;

/**
 * Keeps other processes from adding a scan to the queue for the rest of the transaction. So the limit is exact, and a
 * scan becomes visible before any scan gets a larger `sequence`: "later than this number" misses no scan. Whatever puts
 * a scan into the queue calls this: a new scan, a resumed one, a retry. Throws Refused (`queue_full`).
 */
export async function admitScan(tx: Transaction<Schema>): Promise<void> {
  if (await isFull(tx, ['queued', 'running', 'pausing'], maxOpenScans))
    throw new Refused({ code: 'queue_full', openScans: maxOpenScans });
}

/** Throws Refused (`too_many_paused`). A scan that pauses by itself, because it cannot sign in, is never refused. */
export async function admitPause(tx: Transaction<Schema>): Promise<void> {
  if (await isFull(tx, ['pausing', 'paused'], maxPausedScans))
    throw new Refused({ code: 'too_many_paused', most: maxPausedScans });
}

async function isFull(tx: Transaction<Schema>, statuses: readonly ScanStatus[], most: number): Promise<boolean> {
  await tx.selectFrom('installation').select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
  const counted = tx
    .selectFrom('scans')
    .select('id')
    .where('deleted_at', 'is', null)
    // The condition of the index, which planners compare as it is written.
    .where(sql<boolean>`status in ('queued', 'running', 'pausing', 'paused')`)
    .where('status', 'in', statuses)
    .limit(most)
    .as('counted');
  const { count } = await tx
    .selectFrom(counted)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= most;
}
