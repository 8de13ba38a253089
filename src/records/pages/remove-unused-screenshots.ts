import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { isOwnFileStore } from '../../service/installation/claim-file-store.ts';
import { lockScan } from '../scans/change-scan.ts';
import { findScan } from '../scans/read-scans.ts';
import { hasEnded } from '../scans/scan-state.ts';
import { letOthersGo } from '../../time/let-others-go.ts';
import { isUuid } from '../../ids/ids.ts';

type ScreenshotStores = { readonly db: Database; readonly screenshots: ScreenshotStore };

const ordinalsPerQuery = 2_000;
const maxTries = 3;

/**
 * Removes the files of an ended scan that no page and no occurrence shows, because abandoned visits wrote them. Removes
 * all files of a deleted scan, and no file of a running scan, because a visit stores its screenshots before its rows.
 */
export async function removeUnusedScreenshots(deps: ScreenshotStores, scanId: string): Promise<void> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const scan = await findScan(deps.db, scanId);
    if (scan === undefined) return deps.screenshots.removeScan(scanId);
    if (!hasEnded(scan.status)) return;
    const unused = new Set(await deps.screenshots.list(scanId));
    if (unused.size === 0) return;
    for await (const name of readShown(deps.db, scanId)) unused.delete(name);
    if (unused.size === 0 || (await removeUnlessChanged(deps, { ...scan, unused }))) return;
  }
  throw new Error('The scan changed while its unused screenshots were looked for, again and again.');
}

/**
 * Removes folders without a scan. They exist if a process died after it had written screenshots of a scan that was then
 * deleted. Leaves a store without this database's identity alone, because all its scans are unknown to this database.
 */
export async function removeLeftoverScreenshots(deps: ScreenshotStores): Promise<void> {
  if (!(await isOwnFileStore(deps))) return;
  const folders = await deps.screenshots.listScans();
  for (const scanId of await findStrays(deps.db, folders)) await deps.screenshots.removeScan(scanId);
}

/** While the row is locked no worker can claim a page of the scan, so no file can come into use. */
async function removeUnlessChanged(
  { db, screenshots }: ScreenshotStores,
  seen: { readonly id: string; readonly revision: number; readonly unused: ReadonlySet<string> },
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, seen.id);
    if (scan?.revision !== seen.revision) return false;
    for (const name of seen.unused) await screenshots.remove(seen.id, name);
    return true;
  });
}

/** Reads group by group and in pieces, because a query over a large scan would block every other request. */
async function* readShown(db: Database, scanId: string): AsyncGenerator<string> {
  yield* await readPagePictures(db, scanId);
  const groups = await db
    .selectFrom('issue_groups')
    .select(['id', 'stored_count'])
    .where('scan_id', '=', scanId)
    .where('screenshot_count', '>', 0)
    .execute();
  for (const group of groups) {
    for (let first = 0; first < group.stored_count; first += ordinalsPerQuery) {
      yield* await readPiece(db, group.id, first);
      await letOthersGo();
    }
  }
}

async function readPagePictures(db: Database, scanId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('pages')
    .select(sql<string>`picture ->> 'name'`.as('name'))
    .where('scan_id', '=', scanId)
    .where('picture', 'is not', null)
    .execute();
  return rows.map(({ name }) => name);
}

async function readPiece(db: Database, groupId: number, first: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('occurrences')
    .select('screenshot')
    .where('group_id', '=', groupId)
    .where('ordinal', '>=', first)
    .where('ordinal', '<', first + ordinalsPerQuery)
    .where('screenshot', 'is not', null)
    .$narrowType<{ screenshot: string }>()
    .execute();
  return rows.map(({ screenshot }) => screenshot);
}

/**
 * A folder is created after its scan's row. If the row is missing now, the scan was deleted. Other folders are not
 * ours.
 */
async function findStrays(db: Database, folders: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select folder as id from jsonb_array_elements_text(${JSON.stringify(folders.filter(isUuid))}::jsonb) as folders (folder)
    where not exists (select 1 from scans where scans.id = folder::uuid)
  `.execute(db);
  return rows.map(({ id }) => id);
}
