import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ScanEventData } from '../webhooks/events.ts';
import { announce, announceMore } from '../webhooks/outbox.ts';
import type { ScanRow } from './scan-record.ts';
import { presentScan } from './scan-record.ts';
import type { ScanStatus } from './scan-state.ts';

/** Tells webhooks of a scan that ended, or that paused because its session is lost, in the transaction that changed it. */
export async function announceChange(tx: Transaction<Schema>, before: ScanRow, after: ScanRow): Promise<void> {
  const event = nameEvent(before, after);
  if (event !== undefined) await announce(tx, { event, data: describeScan(after) }, after.id);
}

/** The reason of a failure is found after the scan ended, in the same transaction. */
export async function announceReason(tx: Transaction<Schema>, scan: ScanRow): Promise<void> {
  await announceMore(tx, scan.id, describeScan(scan));
}

function nameEvent({ status: before }: ScanRow, after: ScanRow) {
  if (after.status === before) return undefined;
  // A person who pauses a scan needs no notification.
  if (after.status === 'paused') return after.error_code === 'session_lost' ? 'scan.paused' : undefined;
  return endings.get(after.status);
}

const endings: ReadonlyMap<ScanStatus, 'scan.completed' | 'scan.partial' | 'scan.failed'> = new Map([
  ['completed', 'scan.completed'],
  ['partial', 'scan.partial'],
  ['failed', 'scan.failed'],
]);

function describeScan(row: ScanRow): ScanEventData {
  const { id, url, scan_type, status, tag, viewport, score, progress, summary, error, ...rest } = presentScan(row);
  const { pages_total, pages_completed, pages_failed } = progress;
  return {
    scan: {
      id,
      url,
      scan_type,
      status,
      tag,
      viewport: viewport.preset,
      score,
      progress: { pages_total, pages_completed, pages_failed },
      summary,
      error,
      rescan_of: rest.rescan_of,
      created_at: rest.created_at,
      finished_at: rest.finished_at,
    },
  };
}
