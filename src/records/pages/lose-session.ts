import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { lockScan, settleScan } from '../scans/change-scan.ts';
import { toScanChange } from '../scans/scan-effect.ts';
import { hasEnded } from '../scans/scan-state.ts';
import { closeSession } from '../../finding-pages/sign-ins/scan-session.ts';
import type { Saying } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import { untried } from './retry-failed.ts';
import { withdrawPages } from './withdraw-twins.ts';

/** The number of consecutive sessions that end without a page. Another session would not be better. */
const mostLosses = 3;

type Lost = {
  readonly scanId: string;
  readonly generation: number;
  /** True if a new session can be opened without a person. */
  readonly canRenew: boolean;
};

/**
 * Handles the end of the scan's session. Pages that were scanned without a proof of the session are scanned again, and
 * the next page signs in. If that is not possible, or does not last, the scan pauses. If several workers notice the
 * loss, only one makes a change.
 */
export async function loseSession(db: Database, { scanId, generation, canRenew }: Lost): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, scanId);
    if (scan === undefined) return;
    const session = await tx
      .selectFrom('scan_sessions')
      .selectAll()
      .where('scan_id', '=', scanId)
      .forUpdate()
      .executeTakeFirst();
    if (session === undefined || !session.is_open || session.generation !== generation) return;
    const losses = session.losses + 1;
    await closeSession(tx, scanId, { losses });
    const pages = await tx
      .selectFrom('pages')
      .select(['id', 'score'])
      .where('scan_id', '=', scanId)
      .where('unproven_session', '=', generation)
      .where('status', '=', 'completed')
      .execute();
    const again = { ...untried, unproven_session: null, next_attempt_at: sql<Date>`now()` };
    const { count, change } = await withdrawPages(tx, scan, { pages, change: again });
    const isOver = !canRenew || losses >= mostLosses;
    await settleScan(tx, scan, {
      ...toScanChange(change),
      pages_completed: scan.pages_completed - count,
      pages_pending: scan.pages_pending + count,
      ...(isOver && toPauseChange(scan.status, says(canRenew ? 'scans.ends_again' : 'scans.cannot_renew'))),
    });
  });
}

/** Pauses a scan that cannot sign in, until a person resumes it. */
export async function pauseForSession(db: Database, scanId: string, saying: Saying): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, scanId);
    if (scan === undefined || hasEnded(scan.status)) return;
    await settleScan(tx, scan, toPauseChange(scan.status, saying));
  });
}

function toPauseChange(status: string, saying: Saying) {
  const error = { error_code: 'session_lost', error_said: JSON.stringify(saying) };
  return status === 'queued' || status === 'running' ? { ...error, status: 'pausing' as const } : error;
}
