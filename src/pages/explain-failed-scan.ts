import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { announceReason } from '../scans/announce-scan.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { textsIn } from '../texts/texts.ts';
import { adviceFor } from '../visit/page-outcome.ts';

/** Each page that was found turned out to be outside the scope. A sitemap that lists nothing has its own error. */
async function sayThatNothingIsLeft(tx: Transaction<Schema>, scan: ScanRow): Promise<ScanRow> {
  if (scan.started_at === null) return scan;
  return tx
    .updateTable('scans')
    .set({
      error_code: 'not_in_scope',
      error_message:
        'No page is inside the scope of the scan. Its notes say what was skipped. Change include and exclude.',
    })
    .where('id', '=', scan.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** If every page of a scan failed, sets the scan's `error` to the most common reason, also in what webhooks are sent. */
export async function explainFailedScan(tx: Transaction<Schema>, scan: ScanRow): Promise<ScanRow> {
  if (scan.status !== 'failed' || scan.error_code !== null) return scan;
  const explained = await (scan.pages_failed === 0 ? sayThatNothingIsLeft(tx, scan) : nameReason(tx, scan));
  await announceReason(tx, explained);
  return explained;
}

async function nameReason(tx: Transaction<Schema>, scan: ScanRow): Promise<ScanRow> {
  const reason = await tx
    .selectFrom('pages')
    .select(['outcome', sql<string | null>`min(detail)`.as('detail')])
    .where('scan_id', '=', scan.id)
    .where('status', '=', 'failed')
    .groupBy('outcome')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('outcome')
    .limit(1)
    .executeTakeFirstOrThrow();
  const code = reason.outcome ?? 'analysis_error';
  const what = scan.pages_failed === 1 ? (reason.detail ?? '') : 'No page could be scanned.';
  return tx
    .updateTable('scans')
    .set({ error_code: code, error_message: `${what} ${adviceFor(code, scan.scan_type, textsIn('en')) ?? ''}`.trim() })
    .where('id', '=', scan.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
