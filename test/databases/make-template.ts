import { cp, mkdtemp, rm } from 'node:fs/promises';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureEmbedded } from '../../src/db/create-embedded.ts';
import { createLockFile } from '../../src/db/create-lock-file.ts';
import { dropTemplates } from '../../src/db/drop-templates.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { isLaterWanted, makeLater } from './later-schema.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folders with an embedded database, to be copied: one without a table, one of the newest schema. */
    embeddedTemplates: { readonly empty: string; readonly migrated: string };
  }
}

/**
 * Makes the data folders that tests copy, because creating an embedded database takes seconds and copying it does not.
 * Vitest calls it by this name (globalSetup) for each kind of tests that starts databases or services; only the first call of a
 * run makes them. Returns how to remove them.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isMade = 'embeddedTemplates' in vitest.getRootProject().getProvidedContext();
  if (isMade) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-template-'));
  const templates = { empty: join(folder, 'empty'), migrated: join(folder, 'migrated') };
  createLockFile(templates.empty);
  await ensureEmbedded(templates.empty, 'database');
  await cp(templates.empty, templates.migrated, { recursive: true });
  const database = await openDatabase({ kind: 'embedded', folder: templates.migrated });
  if (isLaterWanted) await makeLater(database.db);
  // As of the delivered database: a copy has a third of the files.
  await dropTemplates(database.db);
  await database.close();
  flushCompileCache();
  vitest.provide('embeddedTemplates', templates);
  // A process that ends at this moment may still write into its copy.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
