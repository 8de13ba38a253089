import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from './databases/find-postgres.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Why this machine cannot run the test. Only `whereThereIs` sets it; every other skip fails the run. */
    notApplicable?: string;
  }
}

/** As in scripts/bootstrap/find-chromium.mjs. */
const usualBrowsers = [
  '/snap/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
];

/** What a test may need of the machine, beyond what every machine has. Each is checked at most once per test file. */
const needs = {
  linux: { name: 'Linux (/proc, signals that stop processes)', isMet: () => process.platform === 'linux' },
  autogroup: {
    name: 'a kernel that schedules by session (autogroup)',
    isMet: () => existsSync('/proc/self/autogroup'),
  },
  modes: {
    name: 'files with modes that keep users apart (not Windows)',
    isMet: () => process.getuid !== undefined,
  },
  root: {
    name: 'the rights of root, to be several users',
    isMet: () => process.getuid?.() === 0,
  },
  userNamespace: {
    name: 'user namespaces (unshare, and a kernel that allows them)',
    isMet: () => spawnSync('unshare', ['-Ur', 'true']).status === 0,
  },
  networkNamespace: {
    name: 'a network and mount namespace (unshare, ip, and the right to use them)',
    isMet: () => spawnSync('unshare', [namespaceFlag(), '-m', 'ip', 'link', 'set', 'lo', 'up']).status === 0,
  },
  fullBrowser: {
    name: 'a full Chrome, Chromium or Edge in PATH, or named by CURBCUT_TEST_FULL_BROWSER',
    isMet: () => findFullBrowser() !== undefined,
  },
  downloadedBrowser: {
    name: 'Linux on x64 with a headless shell, and no browser where Chrome, Edge or a snap installs one',
    isMet: () =>
      process.platform === 'linux' &&
      process.arch === 'x64' &&
      (process.env['CURBCUT_CHROME_PATH'] ?? '').includes('headless') &&
      !usualBrowsers.some((path) => existsSync(path)),
  },
  pidNamespace: {
    name: 'a process and mount namespace (unshare, and the right to use it)',
    isMet: () => spawnSync('unshare', [...pidNamespaceFlags(), 'true']).status === 0,
  },
  systemdAnalyze: {
    name: 'systemd-analyze of systemd 250 or newer, which rates a unit without starting it',
    isMet: () => /--offline/u.test(spawnSync('systemd-analyze', ['--help'], { encoding: 'utf8' }).stdout ?? ''),
  },
  pgDump: {
    name: 'pg_dump and pg_restore of the server of the tests, and tar',
    isMet: () =>
      ['pg_dump', 'pg_restore'].every((name) => existsSync(join(findPostgres().home, 'bin', name))) &&
      spawnSync('tar', ['--version']).status === 0,
  },
} as const;

/** A browser that draws windows, which does more by itself than a headless shell. */
export function findFullBrowser(): string | undefined {
  const named = process.env['CURBCUT_TEST_FULL_BROWSER'];
  if (named !== undefined) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

type Need = keyof typeof needs;

/** For `unshare`: root can create a network namespace without a user namespace. */
export function namespaceFlag(): '-n' | '-rn' {
  return process.getuid?.() === 0 ? '-n' : '-rn';
}

/** For `unshare`: the program is process 1, as in a container, sees no other process, and ends with `unshare`. */
export function pidNamespaceFlags(): readonly string[] {
  const own = ['--pid', '--fork', '--kill-child', '--mount-proc'];
  return process.getuid?.() === 0 ? own : ['--user', '--map-root-user', ...own];
}

/**
 * Options for `describe` and `it`: `describe('…', whereThereIs('linux'), () => …)`. On a machine that lacks it the tests
 * do not run, and `npm test` lists each by name as "not applicable here", neither passed nor failed. A test must not
 * leave itself out in any other way: a plain skip fails the run.
 */
export function whereThereIs(need: Need): { readonly skip?: true; readonly meta?: { readonly notApplicable: string } } {
  const { name, isMet } = needs[need];
  return isMet() ? {} : { skip: true, meta: { notApplicable: `needs ${name}` } };
}
