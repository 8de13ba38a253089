import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..', '..');

/**
 * Builds the page as `npm start` does, so that the tests judge what the sources say now. Vitest calls it by this name,
 * once before the files of this folder (globalSetup): a second build would empty the folder under a running service.
 * In a process of its own: the test runner's NODE_ENV would make it React's slow build for development.
 */
export async function setup(): Promise<void> {
  const args = [
    join(root, 'node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--config',
    join(root, 'web', 'vite.config.ts'),
  ];
  await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
}
