import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Dialect } from 'kysely';
import { PGliteDialect } from 'kysely';
import { databaseName, ensureEmbedded } from './create-embedded.ts';
import { answerCopyOrders } from './embedded-copy.ts';
import { lockFolder } from './folder-lock.ts';
import { keepEmbeddedPlans } from './keep-embedded-plans.ts';
import { PrivateFiles } from './private-files.ts';
import { requireOwner } from './require-owner.ts';

/**
 * PostgreSQL's default for `shared_buffers` is four times as large, but the system's cache holds the files anyway. Its
 * default for `max_wal_size` is 1 GB: the folder grows by that much, and PostgreSQL reads it again after the process
 * was killed.
 */
const parameters = ['-c', 'shared_buffers=32MB', '-c', 'max_wal_size=128MB'];

/**
 * Runs PGlite in this process on `<folder>/database`. The lock is necessary because two processes on one folder destroy
 * it (electric-sql/pglite#1106). PGlite runs without fsync: the database survives the death of the process, but not of
 * the machine.
 */
export async function openEmbedded(folder: string): Promise<{ dialect: Dialect; release: () => Promise<void> }> {
  await requireOwner(join(folder, databaseName));
  const unlock = await lockFolder(folder);
  try {
    const pglite = await startEmbedded(await ensureEmbedded(folder));
    const stopAnswering = answerCopyOrders(folder, pglite);
    const release = async () => {
      await stopAnswering();
      await unlock();
    };
    return { dialect: new PGliteDialect({ pglite }), release };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Runs PGlite on a database that no other process opens: the caller has locked its folder. */
export async function startEmbedded(place: string): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, ...parameters];
  const pglite = await PGlite.create({ fs: new PrivateFiles(place), startParams });
  keepEmbeddedPlans(pglite);
  return pglite;
}
