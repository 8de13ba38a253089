import { join } from 'node:path';
import { build } from 'vite';

/**
 * Builds the page as `npm start` does, so that the tests judge what the sources say now. Vitest calls it by this name,
 * once before the files of this folder (globalSetup): a second build would empty the folder under a running service.
 */
export async function setup(): Promise<void> {
  await build({ configFile: join(import.meta.dirname, '..', '..', 'web', 'vite.config.ts'), logLevel: 'error' });
}
