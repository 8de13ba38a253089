import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { lockScan, settleScan } from '../scans/change-scan.ts';
import { describeEffect } from '../scans/scan-effect.ts';
import { closeSession } from '../sign-ins/scan-session.ts';
import { untried } from './retry-failed.ts';
import { withdrawPages } from './withdraw-twins.ts';

/** Sessions in a row that end without a page: the next one would not be better. */
const mostLosses = 3;

type Lost = {
  readonly scanId: string;
  readonly generation: number;
  /** Whether a new session can be opened without a person. */
  readonly canRenew: boolean;
};

/**
 * The session of the scan has ended. The pages that it scanned without a proof are scanned again; the next page signs in. If that
 * is not possible, or does not last, the scan pauses. Of several workers that notice it, one changes something.
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
      ...describeEffect(change),
      pages_completed: scan.pages_completed - count,
      pages_pending: scan.pages_pending + count,
      ...(isOver && describePause(scan.status, canRenew ? endsAgain : cannotRenew)),
    });
  });
}

/** The scan cannot sign in: it pauses until a person resumes it. */
export async function pauseForSession(db: Database, scanId: string, message: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, scanId);
    if (scan !== undefined) await settleScan(tx, scan, describePause(scan.status, message));
  });
}

const cannotRenew =
  'The pages do not show that they are signed in. The sign-in has expired or was not accepted. Replace it with a new one, and resume the scan.';
const endsAgain =
  'The session ended again and again. An account that allows one session at a time needs a concurrency of 1. Resume the scan to try again.';

function describePause(status: string, message: string) {
  const error = { error_code: 'session_lost', error_message: message };
  return status === 'queued' || status === 'running' ? { ...error, status: 'pausing' as const } : error;
}
