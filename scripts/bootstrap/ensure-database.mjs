import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newestChange } from './newest-change.mjs';
import { SetupFailure, say } from './say.mjs';

/** Makes the empty database that new data folders begin with, when there is none, or when its engine or schema is newer. */
export function ensureDatabase(root, node) {
  const made = join(root, 'dist', 'database.zst');
  const sources = ['migrations', 'package-lock.json'].map((name) => join(root, name));
  if (existsSync(made) && sources.every((source) => newestChange(source) <= statSync(made).mtimeMs)) return;
  say('Making the empty database.');
  const program = join(root, 'scripts', 'make-database.ts');
  const result = spawnSync(node, [program, made], { cwd: root, encoding: 'utf8' });
  if (result.status === 0) return;
  throw new SetupFailure(`The empty database could not be made:\n${result.stderr}`);
}
