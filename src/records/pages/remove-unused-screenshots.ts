import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { isOwnFileStore } from '../../service/installation/claim-file-store.ts';
import { lockScan } from '../scans/change-scan.ts';
import { findScan } from '../scans/read-scans.ts';
import { hasEnded } from '../scans/scan-state.ts';
import { isUuid } from '../../ids/ids.ts';

type ScreenshotStores = { readonly db: Database; readonly screenshots: ScreenshotStore };

const maxTries = 3;

/**
 * Removes the files of an ended scan that no page shows, because abandoned visits wrote them. Removes
 * all files of a deleted scan, and no file of a running scan, because a visit stores its screenshots before its rows.
 */
export async function removeUnusedScreenshots(deps: ScreenshotStores, scanId: string): Promise<void> {
  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const scan = await findScan(deps.db, scanId);
    if (scan === undefined) return deps.screenshots.removeScan(scanId);
    if (!hasEnded(scan.status)) return;
    const unused = new Set(await deps.screenshots.list(scanId));
    if (unused.size === 0) return;
    for (const name of await readShown(deps.db, scanId)) unused.delete(name);
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

async function readShown(db: Database, scanId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select tile ->> 'name' as name from pages cross join lateral jsonb_array_elements(picture -> 'tiles') as tile
    where scan_id = ${scanId}::uuid and picture is not null
  `.execute(db);
  return rows.map(({ name }) => name);
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
