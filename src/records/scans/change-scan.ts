import type { RawBuilder, Transaction, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { isUuid } from '../../ids/ids.ts';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import { scanNotFound } from './read-scans.ts';
import { scanColumns } from '../../adapters/db/scans-table.ts';
import { beforeScanEnds, onStatusChanged } from './scan-moments.ts';
import type { ScanRow } from './scan-fields.ts';
import { presentScan } from './scan-record.ts';
import type { ScanCounts } from './scan-state.ts';
import { decideStatus, hasEnded } from './scan-state.ts';
import type { JsonColumns } from './stored-json.ts';
import { storeJson } from './stored-json.ts';
import { findingSums, sumFindings } from './sum-findings.ts';

/** A transaction that records pages stands in line for the row: see scan-turn.ts. All others wait as they come. */
type WaitForScan = { readonly turn?: (scanId: RawBuilder<unknown>) => RawBuilder<unknown> };

/**
 * Locks the scan's row for the rest of the transaction. Undefined if it is deleted or never existed. Every transaction
 * that changes a scan or its pages must begin with this.
 */
export async function lockScan(
  tx: Transaction<Schema>,
  scanId: string,
  { turn = () => sql`null` }: WaitForScan = {},
): Promise<ScanRow | undefined> {
  const { rows } = await sql<ScanRow>`
    with turn as materialized (select ${turn(sql`${scanId}`)})
    select ${sql.join(scanColumns.map((column) => sql.ref(`scans.${column}`)))} from turn cross join scans
    where scans.id = ${scanId}::uuid and scans.deleted_at is null
    for no key update of scans
    ${keepsPlan}`.execute(tx);
  return rows[0];
}

/** Locks a scan by the id from a request. Throws Refused (`scan_not_found`). */
export async function lockKnownScan(tx: Transaction<Schema>, id: string): Promise<ScanRow> {
  const scan = isUuid(id) ? await lockScan(tx, id) : undefined;
  if (scan === undefined) throw scanNotFound();
  return scan;
}

/** The inputs of the status are values and not expressions, because the holder of the row knows them. */
export type ScanChange = Partial<ScanCounts & { readonly pages_total: number; readonly error_code: string | null }> &
  Partial<JsonColumns> &
  Omit<UpdateObject<Schema, 'scans'>, keyof JsonColumns>;

/**
 * Writes the change to the locked row, with the status that follows from its counters and the sums of its groups, and
 * increases its revision for readers. It is one statement, because each statement would leave a version of the row. The
 * features of scan-moments.ts take part when the scan ends and when its status changes.
 */
export async function settleScan(tx: Transaction<Schema>, locked: ScanRow, asked: ScanChange = {}): Promise<ScanRow> {
  // Its groups are gone, and their sums with them.
  if (locked.data_removed_at !== null)
    throw new Error(`Only the summary of scan ${locked.id} remains, which does not change.`);
  const change = isOrdered(asked) ? asked : await prepareEnd(tx, locked, asked);
  const status = decideStatus({ ...locked, ...change });
  const isEnd = hasEnded(status) && !hasEnded(locked.status);
  const settled = await tx
    .updateTable('scans')
    .from(sumFindings(locked.id))
    .set({
      ...storeJson(change),
      ...findingSums,
      status,
      // A page may be in the queue again, so the next claim must look.
      due_at: sql<Date>`now()`,
      revision: sql`revision + 1`,
      updated_at: sql`now()`,
      ...(isEnd && { phase: 'done' as const, finished_at: sql<Date>`now()` }),
    })
    .where('scans.id', '=', locked.id)
    .returning(returnedColumns)
    .modifyEnd(keepsPlan)
    .executeTakeFirstOrThrow();
  if (settled.status !== locked.status)
    for (const moment of onStatusChanged) await moment(tx, { scan: settled, isEnd, record: presentScan(settled) });
  return settled;
}

/** True if a person ends the scan, which no feature may prevent. Otherwise its pages decide when it ends. */
function isOrdered({ status }: ScanChange): boolean {
  return status !== undefined && hasEnded(status);
}

/** The features' changes to a scan that would end with this change. They may prevent the end. */
async function prepareEnd(tx: Transaction<Schema>, locked: ScanRow, asked: ScanChange): Promise<ScanChange> {
  const { id, scan_type, started_at } = locked;
  let change = asked;
  for (const moment of beforeScanEnds) {
    const ending = { ...locked, ...change, id, scan_type, started_at };
    const status = decideStatus(ending);
    if (hasEnded(status) && !hasEnded(locked.status))
      change = Object.assign({}, change, await moment(tx, { ...ending, status }));
  }
  return change;
}

/** The sums have columns with equal names. */
const returnedColumns = scanColumns.map((column) => `scans.${column}` as const);
