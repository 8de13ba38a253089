import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unpackFolder } from './database-archive.ts';

/** scripts/package/pack-database.ts writes it. A checkout has none. */
const archive = new URL('../../engine/database.zst', import.meta.url);

/** Whether this program comes with an empty embedded database of its newest schema. */
export function hasDelivered(): boolean {
  return existsSync(archive);
}

/** Makes that database at a place where nothing is. False where it is not delivered or could not be written: then nothing is there. */
export async function unpackDelivered(place: string): Promise<boolean> {
  if (!hasDelivered()) return false;
  try {
    await mkdir(dirname(place), { recursive: true });
    await unpackFolder(await readFile(archive), place);
    return true;
  } catch {
    // The disk is full, or the file is damaged: a database is created instead, or the failure of that is reported.
    await rm(place, { recursive: true, force: true, maxRetries: 3 });
    return false;
  }
}
