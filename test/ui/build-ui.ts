import { join } from 'node:path';
import { ensureUi } from '../../scripts/bootstrap/ensure-ui.mjs';

/**
 * Builds the web interface if a source of it is newer than the last build, as `npm start` and `npm test` do. Vitest calls it by
 * this name, once before the files of this folder (globalSetup): a second build would empty the folder under a running service.
 */
export function setup(): void {
  ensureUi(join(import.meta.dirname, '..', '..'), process.execPath);
}
