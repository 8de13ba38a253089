import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { z } from 'zod';
import { isExecutable } from '../../src/browser/find-browser.ts';

const folder = join(import.meta.dirname, '..', 'peers');
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), optional: z.boolean().optional() })),
});

/** A file below bench/peers. */
export function peerFile(...path: readonly string[]): string {
  return join(folder, ...path);
}

/** Installs what bench/peers/package-lock.json names, without the packages' scripts (they fetch browsers), unless it is there. */
export function installPeers(): void {
  if (isInstalled()) return;
  console.log('installing the peers (npm ci --ignore-scripts in bench/peers) …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm ci in ${folder} ended with ${String(status)}`);
}

/** npm writes its record into node_modules last: an install that was interrupted leaves none. */
function isInstalled(): boolean {
  const record = peerFile('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(peerFile('package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional === true && installed[path] === undefined),
  );
}

function readPackages(file: string): z.infer<typeof lockSchema>['packages'] {
  return lockSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).packages;
}

/** The chromedriver of the system; its version must be the browser's. Throws an Error that says what to install. */
export function findChromedriver(): string {
  const { PATH: searchPath = '' } = process.env;
  const found = searchPath
    .split(delimiter)
    .map((path) => join(path, 'chromedriver'))
    .find(isExecutable);
  if (found !== undefined) return found;
  throw new Error('No chromedriver was found (Debian, Ubuntu: apt-get install chromium-driver).');
}
