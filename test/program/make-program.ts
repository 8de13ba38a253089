import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newestChange } from '../../scripts/bootstrap/newest-change.mjs';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist', 'test-program');
const made = join(folder, 'src', 'main.js');

/**
 * Bundles the program that tests start, if a source is newer: it loads in half the processor time of the sources. Vitest calls
 * it by this name (globalSetup) for each kind of tests that starts the program.
 */
export function setup(): void {
  const sources = ['src', 'scripts/package', 'package-lock.json'].map((name) => join(root, name));
  const isNew = existsSync(made) && sources.every((source) => newestChange(source) <= statSync(made).mtimeMs);
  if (!isNew) bundle();
  process.env['CURBCUT_TEST_PROGRAM'] = made;
}

function bundle(): void {
  // The function that erases types is experimental, and says so.
  const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'bundle.ts'), folder];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The program could not be bundled: ${stderr}`);
}
