import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/db/open-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with an embedded database of the newest schema, to be copied. */
    embeddedTemplate: string;
  }
}

/**
 * Makes the data folder that tests copy, because creating an embedded database takes seconds and copying it does not.
 * Vitest calls it by this name (globalSetup) for each kind of tests that starts databases or services; only the first call of a
 * run makes a folder. Returns how to remove it.
 */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isMade = 'embeddedTemplate' in vitest.getRootProject().getProvidedContext();
  if (isMade) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-template-'));
  const database = await openDatabase({ kind: 'embedded', folder });
  await database.close();
  vitest.provide('embeddedTemplate', folder);
  return () => rm(folder, { recursive: true });
}
