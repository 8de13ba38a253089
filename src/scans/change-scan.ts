import type { Transaction, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { enqueueJob } from '../queue/enqueue-job.ts';
import { isUuid } from '../shared/ids.ts';
import { keepsPlan } from '../shared/keeps-plan.ts';
import { drawSample } from '../samples/draw-sample.ts';
import { announceChange } from './announce-scan.ts';
import { scanNotFound } from './read-scans.ts';
import { scanColumns } from './scan-columns.ts';
import { tidyScreenshotsJob } from './scan-jobs.ts';
import type { ScanRow } from './scan-record.ts';
import type { ScanCounts } from './scan-state.ts';
import { decideStatus, hasEnded } from './scan-state.ts';
import { takeRecordTurn } from './scan-turn.ts';
import { closeSession } from '../sign-ins/scan-session.ts';
import { findingSums, sumFindings } from './sum-findings.ts';

/**
 * Locks the scan's row for the rest of the transaction. Undefined if it is deleted or never existed. Every
 * transaction that changes a scan or its pages begins with this.
 */
export async function lockScan(tx: Transaction<Schema>, scanId: string): Promise<ScanRow | undefined> {
  return tx
    .selectFrom('scans')
    .select(scanColumns)
    .where('id', '=', scanId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .modifyEnd(keepsPlan)
    .executeTakeFirst();
}

/**
 * The same for a transaction that writes the pages of a scan, which holds the row for many times as long as a claim does. Such transactions take
 * turns before they ask for the row: a claim waits for one of them at most, and not for one of each process.
 */
export async function lockScanInTurn(tx: Transaction<Schema>, scanId: string): Promise<ScanRow | undefined> {
  const { rows } = await sql<ScanRow>`
    with turn as materialized (select ${takeRecordTurn(sql`${scanId}`)})
    select ${sql.join(scanColumns.map((column) => sql.ref(`scans.${column}`)))} from turn cross join scans
    where scans.id = ${scanId}::uuid and scans.deleted_at is null
    for no key update of scans
    ${keepsPlan}`.execute(tx);
  return rows[0];
}

/** The same for those of several scans that no other transaction has locked. It waits for none. */
export async function lockFreeScans(tx: Transaction<Schema>, scanIds: readonly string[]): Promise<readonly ScanRow[]> {
  const columns = sql.join(scanColumns.map((column) => sql.ref(column)));
  const { rows } = await sql<ScanRow>`
    select locked.* from json_array_elements_text(${JSON.stringify(scanIds)}::json) as wanted (id) cross join lateral (
      select ${columns} from scans where scans.id = wanted.id::uuid and deleted_at is null
      limit 1
      for no key update skip locked
    ) as locked
    ${keepsPlan}`.execute(tx);
  return rows;
}

/** The same for a caller's id. Throws Refused (`scan_not_found`). */
export async function lockKnownScan(tx: Transaction<Schema>, id: string): Promise<ScanRow> {
  const scan = isUuid(id) ? await lockScan(tx, id) : undefined;
  if (scan === undefined) throw scanNotFound();
  return scan;
}

/** The inputs of the status are values and not expressions, because the holder of the row knows them. */
export type ScanChange = Partial<ScanCounts & { readonly pages_total: number }> & UpdateObject<Schema, 'scans'>;

/**
 * Writes the change to the locked row, with the status that follows from its counters and the sums of its
 * groups, and increases its revision for readers. In one statement, because each statement would leave a version
 * of the row. A scan with a sample gets the pages that are missing from it before it ends.
 */
export async function settleScan(tx: Transaction<Schema>, locked: ScanRow, asked: ScanChange = {}): Promise<ScanRow> {
  // Its groups are gone, and the sums with them.
  if (locked.data_removed_at !== null)
    throw new Error(`Only the summary of scan ${locked.id} remains, which does not change.`);
  const change = isAtEnd({ ...locked, ...asked })
    ? { ...asked, ...(await drawSample(tx, { ...locked, ...asked, id: locked.id })) }
    : asked;
  const status = decideStatus({ ...locked, ...change });
  const ends = isAtEnd({ ...locked, ...change });
  if (ends && locked.sign_in_id !== null) await closeSession(tx, locked.id, { losses: 0 });
  if (ends) await enqueueJob(tx, { kind: tidyScreenshotsJob, key: locked.id });
  const settled = await tx
    .updateTable('scans')
    .from(sumFindings(locked.id))
    .set({
      ...change,
      ...findingSums,
      status,
      // A page may be in the queue again, so the next claim looks.
      due_at: sql<Date>`now()`,
      revision: sql`revision + 1`,
      updated_at: sql`now()`,
      ...(ends && { phase: 'done' as const, finished_at: sql<Date>`now()` }),
    })
    .where('scans.id', '=', locked.id)
    .returning(returnedColumns)
    .modifyEnd(keepsPlan)
    .executeTakeFirstOrThrow();
  await announceChange(tx, locked, settled);
  return settled;
}

/** The sums have columns of the same names. */
const returnedColumns = scanColumns.map((column) => `scans.${column}` as const);

function isAtEnd(scan: ScanCounts): boolean {
  return hasEnded(decideStatus(scan)) && !hasEnded(scan.status);
}
