import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { letOthersGo } from '../../time/let-others-go.ts';
import { forgetHosts } from './agreement.ts';
import type { RemovalStage } from './removal-stages.ts';
import { removalStages } from './removal-stages.ts';

export type RemovalDeps = {
  readonly db: Database;
  readonly screenshots: Pick<ScreenshotStore, 'removeScan'>;
  readonly signal: AbortSignal;
};

/**
 * The embedded database serves one query at a time, and a request needs several of them. So one transaction removes
 * only as many rows as it can in about this time.
 */
const chunkMs = 4;
export const maxRowsPerChunk = 400;
const stepMs = 500;

/**
 * The position of a removal. A search for rows from the start each time would read past all removed rows, which no
 * database cleans up at once: of 300,000 occurrences the first 220,000 were removed in 10 s, and the rest were not
 * after 450 s.
 */
export const removalPlaceSchema = z.object({ stage: z.int().min(0), after: z.string().nullable() });
export type RemovalPlace = z.infer<typeof removalPlaceSchema>;
export const removalStart: RemovalPlace = { stage: 0, after: null };

/** `in-flight`: a worker is still scanning pages of the scan, and may be writing their screenshots. */
export type Removed = {
  readonly left: 'rows' | 'in-flight' | 'nothing';
  readonly at: RemovalPlace;
  /** The number of removed rows that count in the progress. */
  readonly rows: number;
};

/**
 * Removes rows of a deleted scan for about half a second, and after the last row its files. Its pages in flight, and
 * the scan's row, stay until no worker can write a file any more. Safe to repeat, also in several processes at once.
 */
export async function removeDeletedScan(
  deps: RemovalDeps,
  scanId: string,
  from: RemovalPlace = removalStart,
): Promise<Removed> {
  const { db, screenshots } = deps;
  const { at, rows } = await removeScanRows(deps, scanId, from);
  if (at.stage < removalStages.length) return { left: 'rows', at, rows };
  await screenshots.removeScan(scanId);
  const inFlight = await db.selectFrom('pages').select('id').where('scan_id', '=', scanId).limit(1).executeTakeFirst();
  if (inFlight !== undefined) {
    return { left: 'in-flight', at: { stage: removalStages.length - 1, after: null }, rows };
  }
  await db.transaction().execute(async (tx) => removeLastRow(tx, scanId));
  return { left: 'nothing', at, rows };
}

async function removeLastRow(tx: Transaction<Schema>, scanId: string): Promise<void> {
  const gone = await tx
    .deleteFrom('scans')
    .where('id', '=', scanId)
    .where('deleted_at', 'is not', null)
    .returning(['id', 'agreement'])
    .executeTakeFirst();
  if (gone !== undefined) await forgetHosts(tx, gone.agreement ?? gone.id);
}

/** The number of rows to remove. It counts occurrences and pages, which are most of them. */
export async function countRowsToRemove(db: Database, scanId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (pages_total + (
      select coalesce(sum(stored_count), 0) from issue_groups where scan_id = ${scanId}::uuid
    ))::integer as total from scans where id = ${scanId}::uuid
  `.execute(db);
  return rows[0]?.total ?? 0;
}

/** Removes rows, for about half a second, of a scan that is deleted or whose data is no longer kept. */
export async function removeScanRows(
  { db, signal }: Pick<RemovalDeps, 'db' | 'signal'>,
  scanId: string,
  from: RemovalPlace,
) {
  const endAt = performance.now() + stepMs;
  let counted = 0;
  let at = from;
  let limit = 0;
  for (;;) {
    const stage = removalStages[at.stage];
    if (stage === undefined || signal.aborted || performance.now() > endAt) return { at, rows: counted };
    limit = Math.max(stage.least, limit);
    const { after } = at;
    const { removed, last, tookMs } = await db
      .transaction()
      .execute((tx) => removeChunk(tx, scanId, { stage, after, limit }));
    if (stage.isCounted) counted += removed;
    at = last === null ? { stage: at.stage + 1, after: null } : { stage: at.stage, after: last };
    limit = last === null ? 0 : Math.min(maxRowsPerChunk, Math.round((limit * chunkMs) / tookMs));
    await letOthersGo();
  }
}

type Chunk = { readonly stage: RemovalStage; readonly after: string | null; readonly limit: number };

/** The scan's row is the lock: two processes that remove the same scan take turns and cannot deadlock. */
async function removeChunk(tx: Transaction<Schema>, scanId: string, { stage, after, limit }: Chunk) {
  const started = performance.now();
  const scan = await tx
    .selectFrom('scans')
    .select('id')
    .where('id', '=', scanId)
    .where((is) => is.or([is('deleted_at', 'is not', null), is('data_removed_at', 'is not', null)]))
    .forUpdate()
    .executeTakeFirst();
  const gone = scan === undefined ? { removed: 0, last: null } : await stage.remove(tx, scanId, { after, limit });
  return { ...gone, tookMs: performance.now() - started };
}
