import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newestChange } from './newest-change.mjs';
import { SetupFailure, say } from './say.mjs';

/** Builds the web interface when it was never built, or when a source of it is newer than what was built. */
export function ensureUi(root, node) {
  const built = join(root, 'dist', 'ui', 'index.html');
  const sources = ['web', 'package-lock.json'].map((name) => join(root, name));
  if (existsSync(built) && sources.every((source) => newestChange(source) <= statSync(built).mtimeMs)) return;
  say('Building the web interface.');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // A test runner's NODE_ENV would make it React's build for development, which is larger and runs effects twice.
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(node, [vite, 'build', 'web', '--logLevel', 'error'], { cwd: root, env, encoding: 'utf8' });
  if (result.status === 0) return;
  throw new SetupFailure(
    `The web interface could not be built; see what is wrong with: npx vite build web\n${result.stderr}`,
  );
}
