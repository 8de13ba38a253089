import { mkdtemp, rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { ensureDatabase } from '../../scripts/bootstrap/ensure-database.mjs';
import { openEmbedded } from '../../src/adapters/db/embedded.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { isLaterWanted, makeLater } from './later-schema.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folders with an embedded database, to be copied: one without a table, one of the newest schema. */
    embeddedTemplates: { readonly empty: string; readonly migrated: string };
  }
}

/**
 * Makes the data folders that tests copy. Vitest calls it by this name (globalSetup) for each kind of tests that starts databases or
 * services; only the first call of a run makes them. Returns how to remove them.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isMade = 'embeddedTemplates' in vitest.getRootProject().getProvidedContext();
  if (isMade) return undefined;
  ensureDatabase(join(import.meta.dirname, '..', '..'), process.execPath);
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-template-'));
  const templates = { empty: join(folder, 'empty'), migrated: join(folder, 'migrated') };
  await makeEmpty(templates.empty);
  const database = await openDatabase({ kind: 'embedded', folder: templates.migrated });
  if (isLaterWanted) await makeLater(database.db);
  await database.close();
  flushCompileCache();
  vitest.provide('embeddedTemplates', templates);
  // A process that ends at this moment may still write into its copy.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function makeEmpty(folder: string): Promise<void> {
  const { dialect, release } = await openEmbedded(folder);
  const db = new Kysely<unknown>({ dialect });
  await sql`DROP SCHEMA public CASCADE`.execute(db);
  await sql`CREATE SCHEMA public`.execute(db);
  await db.destroy();
  await release();
}
