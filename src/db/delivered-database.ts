import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** scripts/package/pack-database.ts writes it. A checkout has none. */
const archive = new URL('../../engine/database.zst', import.meta.url);
const program = new URL('unpack-archive.ts', import.meta.url);

/** Whether this program comes with an empty embedded database of its newest schema. */
export function hasDelivered(): boolean {
  return existsSync(archive);
}

/** Makes that database at a place where nothing is. False where it is not delivered or could not be written: then nothing is there. */
export async function unpackDelivered(place: string): Promise<boolean> {
  if (!hasDelivered()) return false;
  try {
    // In a thread, and begun before anything is waited for: hundreds of files are written while this one loads the rest of the program.
    await once(new Worker(program, { workerData: { archive: fileURLToPath(archive), folder: place } }), 'exit');
    return true;
  } catch {
    // The disk is full, or the file is damaged: a database is created instead, or the failure of that is reported.
    await rm(place, { recursive: true, force: true, maxRetries: 3 });
    return false;
  }
}
