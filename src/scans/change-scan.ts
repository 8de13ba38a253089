import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { isUuid } from '../shared/ids.ts';
import { scanNotFound } from './read-scans.ts';
import type { ScanRow } from './scan-record.ts';
import { decideStatus, hasEnded } from './scan-state.ts';

/**
 * Locks the scan's row for the rest of the transaction; undefined when it is deleted or was never there.
 * Every transaction that changes a scan or its pages begins with this.
 */
export async function lockScan(tx: Transaction<Schema>, scanId: string): Promise<ScanRow | undefined> {
  return tx
    .selectFrom('scans')
    .selectAll()
    .where('id', '=', scanId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The same for an id that a caller gave. Throws a Problem (404 `scan_not_found`). */
export async function lockKnownScan(tx: Transaction<Schema>, id: string): Promise<ScanRow> {
  const scan = isUuid(id) ? await lockScan(tx, id) : undefined;
  if (scan === undefined) throw scanNotFound();
  return scan;
}

/** Moves the scan to the status that its counters now call for, and marks it changed for its readers. */
export async function settleScan(tx: Transaction<Schema>, scanId: string): Promise<ScanRow> {
  const row = await tx.selectFrom('scans').selectAll().where('id', '=', scanId).executeTakeFirstOrThrow();
  const status = decideStatus(row);
  const ends = hasEnded(status) && !hasEnded(row.status);
  return tx
    .updateTable('scans')
    .set({
      status,
      revision: sql`revision + 1`,
      updated_at: sql`now()`,
      ...(ends && { phase: 'done' as const, finished_at: sql<Date>`now()` }),
    })
    .where('id', '=', scanId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
