import { join } from 'node:path';
import { build } from 'vite';

/** Builds the page as `npm start` does, so that the tests judge what the sources say now. Two seconds. */
export async function buildUi(): Promise<void> {
  await build({ configFile: join(import.meta.dirname, '..', '..', 'web', 'vite.config.ts'), logLevel: 'error' });
}
