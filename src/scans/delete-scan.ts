import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import { letOthersGo } from '../shared/let-others-go.ts';
import { Problem } from '../shared/problem.ts';
import { lockKnownScan } from './change-scan.ts';

export type DeletionDeps = {
  readonly db: Database;
  readonly screenshots: Pick<ScreenshotStore, 'removeScan'>;
  /** Aborted when the service stops: what is left is removed after the next start. */
  readonly signal: AbortSignal;
};

/**
 * The embedded database serves one at a time, and a request of another asks it several times: so one transaction
 * here removes as many rows as it can in about this time (bench/results/delete-scan.json), and never more than that.
 */
const chunkMs = 4;
export const maxRowsPerChunk = 400;

/**
 * Takes the scan away from every reader and writer at once, then removes its rows and screenshots; returns when
 * they are gone. Throws a Problem (404 `scan_not_found`; 503 `stopping` when the service stops meanwhile).
 */
export async function deleteScan(deps: DeletionDeps, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const scan = await lockKnownScan(tx, id);
    await tx
      .updateTable('scans')
      .set({ deleted_at: sql<Date>`now()`, updated_at: sql<Date>`now()`, revision: sql`revision + 1` })
      .where('id', '=', scan.id)
      .execute();
  });
  if (!(await finishDeletion(deps, id))) throw stopping;
}

const stopping = new Problem({
  status: 503,
  code: 'stopping',
  detail: 'The service is stopping. The scan is deleted; the rest of its data is removed after the next start.',
  headers: { 'retry-after': '10' },
});

/**
 * Removes what deletions left behind that were interrupted, by a crash or a stop. Safe at any time and in several
 * processes at once. `minAgeSeconds` leaves alone those that somebody is surely still busy with. Returns how many.
 */
export async function finishDeletions(
  deps: DeletionDeps,
  { minAgeSeconds }: { readonly minAgeSeconds: number },
): Promise<number> {
  const unfinished = await deps.db
    .selectFrom('scans')
    .select('id')
    .where('deleted_at', '<=', sql<Date>`now() - make_interval(secs => ${minAgeSeconds})`)
    .orderBy('deleted_at')
    .execute();
  for (const { id } of unfinished) await finishDeletion(deps, id);
  return unfinished.length;
}

/** False when it was interrupted. The scan's own row goes last: as long as it is there, there may be more to remove. */
async function finishDeletion({ db, screenshots, signal }: DeletionDeps, scanId: string): Promise<boolean> {
  await screenshots.removeScan(scanId);
  for (const { least, remove } of removals) {
    let rows = least;
    for (;;) {
      if (signal.aborted) return false;
      const { removed, tookMs } = await db.transaction().execute((tx) => removeChunk(tx, scanId, remove(scanId, rows)));
      await letOthersGo();
      if (removed < rows) break;
      rows = Math.min(maxRowsPerChunk, Math.max(least, Math.round((rows * chunkMs) / tookMs)));
    }
  }
  return true;
}

/** The deleted scan's row is the lock: two processes that remove the same scan take turns, and cannot deadlock. */
async function removeChunk(
  tx: Transaction<Schema>,
  scanId: string,
  removal: RawBuilder<unknown>,
): Promise<{ readonly removed: number; readonly tookMs: number }> {
  const started = performance.now();
  const scan = await tx
    .selectFrom('scans')
    .select('id')
    .where('id', '=', scanId)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  const { numAffectedRows: removed = 0n } = scan === undefined ? {} : await removal.execute(tx);
  return { removed: Number(removed), tookMs: performance.now() - started };
}

type Removal = {
  /** Rows of the first transaction, and of each at least: what a transaction costs by itself must not make it smaller still. */
  readonly least: number;
  readonly remove: (scanId: string, rows: number) => RawBuilder<unknown>;
};

/** Children before what they refer to. One group may have had thousands of occurrences, which the database looks for when it goes. */
const removals: readonly Removal[] = [
  {
    least: 20,
    remove: (scanId, rows) => sql`
    delete from occurrences where id in (select id from occurrences where scan_id = ${scanId} limit ${rows})`,
  },
  {
    least: 20,
    remove: (scanId, rows) => sql`
    delete from group_pages where (group_id, page_id) in (
      select group_id, page_id from group_pages join issue_groups on issue_groups.id = group_id
      where scan_id = ${scanId} limit ${rows}
    )`,
  },
  {
    least: 1,
    remove: (scanId, rows) => sql`
    delete from issue_groups where id in (select id from issue_groups where scan_id = ${scanId} limit ${rows})`,
  },
  {
    least: 20,
    remove: (scanId, rows) => sql`
    delete from pages where id in (select id from pages where scan_id = ${scanId} limit ${rows})`,
  },
  { least: 2, remove: (scanId) => sql`delete from scans where id = ${scanId} and deleted_at is not null` },
];
