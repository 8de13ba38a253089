import type { Transaction, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { enqueueJob } from '../queue/enqueue-job.ts';
import { isUuid } from '../shared/ids.ts';
import { scanNotFound } from './read-scans.ts';
import { tidyScreenshotsJob } from './scan-jobs.ts';
import type { ScanRow } from './scan-record.ts';
import type { ScanCounts } from './scan-state.ts';
import { decideStatus, hasEnded } from './scan-state.ts';
import { findingSums, sumFindings } from './sum-findings.ts';

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

/** The same for an id that a caller gave. Throws Refused (`scan_not_found`). */
export async function lockKnownScan(tx: Transaction<Schema>, id: string): Promise<ScanRow> {
  const scan = isUuid(id) ? await lockScan(tx, id) : undefined;
  if (scan === undefined) throw scanNotFound();
  return scan;
}

/** What the status follows from is given as values, not as expressions: the holder of the row knows them. */
export type ScanChange = Partial<ScanCounts> & UpdateObject<Schema, 'scans'>;

/**
 * Writes the change to the scan's row as it was locked, with the status that its counters now call for and the sums of its
 * groups, and marks it changed for its readers. In one statement: each would leave a version of the row behind.
 */
export async function settleScan(tx: Transaction<Schema>, locked: ScanRow, change: ScanChange = {}): Promise<ScanRow> {
  const changed = { ...locked, ...change };
  const status = decideStatus(changed);
  const ends = hasEnded(status) && !hasEnded(changed.status);
  if (ends) await enqueueJob(tx, { kind: tidyScreenshotsJob, key: locked.id });
  return tx
    .updateTable('scans')
    .from(sumFindings(locked.id))
    .set({
      ...change,
      ...findingSums,
      status,
      // A page may have come back to the queue: the next claim looks.
      due_at: sql<Date>`now()`,
      revision: sql`revision + 1`,
      updated_at: sql`now()`,
      ...(ends && { phase: 'done' as const, finished_at: sql<Date>`now()` }),
    })
    .where('scans.id', '=', locked.id)
    .returningAll('scans')
    .executeTakeFirstOrThrow();
}
