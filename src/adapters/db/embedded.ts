import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Dialect } from 'kysely';
import { PGliteDialect } from 'kysely';
import { databaseName, ensureEmbedded } from './create-embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { PrivateFiles } from './private-files.ts';
import { requireOwner } from './require-owner.ts';

/**
 * PostgreSQL's own `shared_buffers` is four times as much; the system's cache holds the files anyway. Its own `max_wal_size` is 1 GB,
 * for which the folder grows, and which is read again after the process was killed.
 */
const parameters = ['-c', 'shared_buffers=32MB', '-c', 'max_wal_size=128MB'];

/**
 * PGlite in this process, on `<folder>/database`. Two processes on one folder destroy it
 * (electric-sql/pglite#1106), hence the lock. It runs without fsync: it survives the death of the
 * process, not of the machine.
 */
export async function openEmbedded(folder: string): Promise<{ dialect: Dialect; release: () => Promise<void> }> {
  await requireOwner(join(folder, databaseName));
  const unlock = await lockFolder(folder);
  try {
    const place = await ensureEmbedded(folder);
    const startParams = [...PGlite.defaultStartParams, ...parameters];
    const pglite = await PGlite.create({ fs: new PrivateFiles(place), startParams });
    return { dialect: new PGliteDialect({ pglite }), release: unlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}
