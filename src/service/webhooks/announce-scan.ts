import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import type { ScanRecord } from '../../records/scans/scan-record.ts';
import { sayingSchema } from '../../texts/saying.ts';
import type { ScanEventData } from './events.ts';
import { scanEventNames, scanEvents } from './events.ts';
import { announce } from './outbox.ts';

/**
 * Notifies webhooks of a scan that ended, or that paused because its session is lost. Runs in the transaction that
 * changed the scan.
 */
export async function announceScan(
  tx: Transaction<Schema>,
  { scan, record }: { readonly scan: ScanRow; readonly record: ScanRecord },
): Promise<void> {
  const event = scanEventNames.find((name) => scanEvents[name](record));
  const { error_code: code, error_said: said } = scan;
  const error = code === null ? null : { code, said: sayingSchema.parse(said) };
  if (event !== undefined) await announce(tx, { event, data: describeScan({ ...record, error }) }, record.id);
}

type Announced = Omit<ScanRecord, 'error'> & Pick<ScanEventData['scan'], 'error'>;

function describeScan({ viewport, progress, ...record }: Announced): ScanEventData {
  const { id, url, scan_type, status, tag, score, summary, error, rescan_of, created_at, finished_at } = record;
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
      rescan_of,
      created_at,
      finished_at,
    },
  };
}
