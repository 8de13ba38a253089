import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newestChange } from './newest-change.mjs';
import { say } from './say.mjs';

const sources = ['docs', 'scripts/docs-site', 'src', 'README.md', 'CONTRIBUTING.md', 'package-lock.json'];

/**
 * Builds the documentation when it was never built, or when a source of it is newer. A service works without it, so a failure is
 * only said.
 */
export function ensureDocs(root, node) {
  const built = join(root, 'dist', 'docs', 'index.html');
  const isNew = () => sources.every((name) => newestChange(join(root, name)) <= statSync(built).mtimeMs);
  if (existsSync(built) && isNew()) return;
  say('Building the documentation.');
  const result = spawnSync(node, [join(root, 'scripts', 'build-docs.ts')], { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) say(`The documentation could not be built:\n${result.stderr}`);
}
