import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../../service/audit/actor.ts';
import { nameUrl, recordAction } from '../../service/audit/record-action.ts';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import type { Note } from '../../texts/note.ts';
import { notesSchema } from '../../texts/note.ts';
import { says } from '../../texts/saying.ts';
import { lockKnownScan, settleScan } from './change-scan.ts';
import { scanStateConflict } from './scan-conflict.ts';
import type { ScanRow } from './scan-fields.ts';
import { hasEnded } from './scan-state.ts';

/**
 * Ends a scan now, with the results that it has. Its other pages become failed pages, which `retryFailed` can put back.
 * Running visits and a reader of its sitemap lose their claims with this, so they can write nothing more. Throws Refused
 * (`scan_not_found`, `scan_state_conflict`).
 */
export async function endScan(db: Database, id: string, by?: Actor): Promise<ScanRow> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockKnownScan(tx, id);
    if (hasEnded(scan.status)) throw scanStateConflict(scan.status, 'end');
    await recordAction(tx, by, { action: 'scan.ended', subject: { id: scan.id, name: nameUrl(scan.url) } });
    const left = await failPagesLeft(tx, scan.id);
    return settleScan(tx, scan, {
      status: scan.pages_completed === 0 ? 'failed' : 'partial',
      error_code: 'ended',
      error_said: JSON.stringify(says(left > 0 ? 'scans.ended' : 'scans.ended_unread')),
      notes: [...notesSchema.parse(scan.notes), ...noteUnread(scan)],
      pages_failed: scan.pages_failed + left,
      pages_pending: 0,
      pages_running: 0,
      discovery_lease_until: null,
    });
  });
}

/** Returns the number of pages. An earlier attempt of a page says nothing about its end. */
async function failPagesLeft(tx: Transaction<Schema>, scanId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('pages')
    .set({
      status: 'failed',
      outcome: 'ended',
      detail: null,
      http_status: null,
      final_url: null,
      title: null,
      duration_ms: null,
      lease_until: null,
      finished_at: sql<Date>`now()`,
    })
    .where('scan_id', '=', scanId)
    .where('status', 'in', ['pending', 'running'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A retry scans the known pages only, so the scan must say that there may be others. */
function noteUnread({ scan_type: type, phase }: ScanRow): readonly Note[] {
  const isUnread = type === 'sitemap' && (phase === 'waiting' || phase === 'discovering');
  return isUnread ? [{ code: 'not_read', count: 1, said: says('notes.not_read') }] : [];
}
