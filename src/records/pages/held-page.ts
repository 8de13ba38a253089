import type { Transaction, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import type { ClaimedPage } from './claim-page.ts';
import type { OwnRow } from './leave-out-page.ts';

/** The parts of a claimed page that are needed to return it to the queue. */
export type HeldPage = Pick<ClaimedPage, 'id' | 'scanId' | 'claim' | 'attempts'>;

/** The parts of a claimed page that are needed to record it. */
export type VisitedPage = HeldPage & Pick<ClaimedPage, 'url' | 'entry'>;

/** The values of a page that was never claimed. */
export const released = {
  status: 'pending',
  attempts: sql<number>`greatest(attempts - 1, 0)`,
  next_attempt_at: sql<Date>`now()`,
} as const;

/** Undefined if the page's claim is no longer current. */
export async function findOwnRow(tx: Transaction<Schema>, page: HeldPage): Promise<OwnRow | undefined> {
  return tx
    .selectFrom('pages')
    .select(['id', 'url', 'entry', 'depth', 'sample_role'])
    .where('scan_id', '=', page.scanId)
    .where('id', '=', page.id)
    .where('claim', '=', page.claim)
    .where('status', '=', 'running')
    .executeTakeFirst();
}

/** Returns false, without a write, if the page's claim is no longer current. */
export async function endPage(
  tx: Transaction<Schema>,
  page: HeldPage,
  change: UpdateObject<Schema, 'pages'>,
): Promise<boolean> {
  const ended = await tx
    .updateTable('pages')
    .set({ ...change, lease_until: null })
    .where('scan_id', '=', page.scanId)
    .where('id', '=', page.id)
    .where('claim', '=', page.claim)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

export function countPage(scan: ScanRow, into: 'pages_pending' | 'pages_completed' | 'pages_failed'): ScanEffect {
  return { pages_running: scan.pages_running - 1, [into]: scan[into] + 1 };
}
