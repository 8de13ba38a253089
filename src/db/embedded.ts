import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Dialect } from 'kysely';
import { PGliteDialect } from 'kysely';
import { lockFolder } from './folder-lock.ts';

/** PostgreSQL's own default is four times as much; the system's cache holds the files anyway. */
const sharedBuffers = ['-c', 'shared_buffers=32MB'];

/**
 * PGlite in this process, on `<folder>/database`. Two processes on one folder destroy it
 * (electric-sql/pglite#1106), hence the lock. It runs without fsync: it survives the death of the
 * process, not of the machine.
 */
export async function openEmbedded(folder: string): Promise<{ dialect: Dialect; release: () => Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const place = join(folder, 'database');
    if (!existsSync(join(place, 'PG_VERSION'))) await createApart(place);
    const pglite = await PGlite.create(place, { startParams: [...PGlite.defaultStartParams, ...sharedBuffers] });
    return { dialect: new PGliteDialect({ pglite }), release: unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** In a thread of its own: what creating a database takes of memory (400 MB, measured) goes with the thread. */
async function createApart(place: string): Promise<void> {
  const thread = new Worker(new URL('create-embedded.ts', import.meta.url), { workerData: place });
  await new Promise<void>((resolve, reject) => {
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });
}
