import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runCommand } from './run-command.ts';

type Installed = { readonly folder: string; readonly version: string };

/** Installs one version of a package into a folder, without scripts. */
export function installPackage(folder: string, name: string, version: string): Installed {
  mkdirSync(folder);
  // Verdaccio depends on a tag of node-fetch, which not every registry has.
  const manifest = { private: true, dependencies: { [name]: version }, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  runCommand('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  const at = join(folder, 'node_modules', name);
  const parsed = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')));
  return { folder: at, version: parsed.version };
}
