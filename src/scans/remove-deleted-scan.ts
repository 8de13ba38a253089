import type { RawBuilder, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';
import type { ScreenshotStore } from '../files/screenshot-store.ts';
import { letOthersGo } from '../shared/let-others-go.ts';

type RemovalDeps = {
  readonly db: Database;
  readonly screenshots: Pick<ScreenshotStore, 'removeScan'>;
  readonly signal: AbortSignal;
};

/**
 * The embedded database serves one at a time, and a request of another asks it several times: so one transaction
 * here removes as many rows as it can in about this time (bench/results/delete-scan.json), and never more than that.
 */
const chunkMs = 4;
export const maxRowsPerChunk = 400;
const stepMs = 500;

/** `rows`: there may be more rows. `in-flight`: a worker still has pages of the scan in hand, whose pictures it may be writing. */
export type Removed = { readonly left: 'rows' | 'in-flight' | 'nothing'; readonly rows: number };

/**
 * Removes rows of a deleted scan for about half a second, and after the last of them its files. Its pages in flight, and the
 * scan's own row, stay until no worker can write a file any more. Safe to repeat, also in several processes at once.
 */
export async function removeDeletedScan(deps: RemovalDeps, scanId: string): Promise<Removed> {
  const { db, screenshots } = deps;
  const { isComplete, rows } = await removeRows(deps, scanId);
  if (!isComplete) return { left: 'rows', rows };
  await screenshots.removeScan(scanId);
  const inFlight = await db.selectFrom('pages').select('id').where('scan_id', '=', scanId).limit(1).executeTakeFirst();
  if (inFlight !== undefined) return { left: 'in-flight', rows };
  await sql`delete from scans where id = ${scanId}::uuid and deleted_at is not null`.execute(db);
  return { left: 'nothing', rows };
}

/** How many rows there are to remove: occurrences and pages, which are most of them. */
export async function countRowsToRemove(db: Database, scanId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (pages_total + (
      select coalesce(sum(stored_count), 0) from issue_groups where scan_id = ${scanId}::uuid
    ))::integer as total from scans where id = ${scanId}::uuid
  `.execute(db);
  return rows[0]?.total ?? 0;
}

async function removeRows({ db, signal }: RemovalDeps, scanId: string) {
  const endAt = performance.now() + stepMs;
  let counted = 0;
  for (const { least, isCounted, remove } of removals) {
    let rows = least;
    for (;;) {
      if (signal.aborted || performance.now() > endAt) return { isComplete: false, rows: counted };
      const { removed, tookMs } = await db.transaction().execute((tx) => removeChunk(tx, scanId, remove(scanId, rows)));
      if (isCounted) counted += removed;
      await letOthersGo();
      if (removed < rows) break;
      rows = Math.min(maxRowsPerChunk, Math.max(least, Math.round((rows * chunkMs) / tookMs)));
    }
  }
  return { isComplete: true, rows: counted };
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
  /** Whether its rows are part of the progress. */
  readonly isCounted: boolean;
  readonly remove: (scanId: string, rows: number) => RawBuilder<unknown>;
};

/**
 * Children before what they refer to. One group may have had thousands of occurrences, which the database looks for when it goes.
 * A page that a worker has in hand stays until the worker releases it, or its lease runs out.
 */
const removals: readonly Removal[] = [
  {
    least: 20,
    isCounted: true,
    remove: (scanId, rows) => sql`
    delete from occurrences where id in (select id from occurrences where scan_id = ${scanId} limit ${rows})`,
  },
  {
    least: 20,
    isCounted: false,
    remove: (scanId, rows) => sql`
    delete from group_pages where (group_id, page_id) in (
      select group_id, page_id from group_pages join issue_groups on issue_groups.id = group_id
      where scan_id = ${scanId} limit ${rows}
    )`,
  },
  {
    least: 1,
    isCounted: false,
    remove: (scanId, rows) => sql`
    delete from issue_groups where id in (select id from issue_groups where scan_id = ${scanId} limit ${rows})`,
  },
  {
    least: 20,
    isCounted: true,
    remove: (scanId, rows) => sql`
    delete from pages where id in (
      select id from pages where scan_id = ${scanId} and (status <> 'running' or lease_until is null or lease_until < now())
      limit ${rows}
    )`,
  },
];
