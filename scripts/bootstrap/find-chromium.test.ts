import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whereThereIs } from '../../test/applicable.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'curbcut-find-'));
});
afterEach(() => rmSync(place, { recursive: true }));

/** A program with this version that notes in `asked` when it is asked for it. */
function installBrowser(version: string, changed: Date): void {
  const program = join(place, 'chromium');
  writeFileSync(program, `#!/bin/sh\necho asked >> ${join(place, 'asked')}\necho "Chromium ${version}"\n`);
  chmodSync(program, 0o755);
  utimesSync(program, changed, changed);
}

/** What a start finds in the folder, and how often the program was asked so far. */
function find(): { readonly found: string; readonly asked: number } {
  const module = JSON.stringify(join(import.meta.dirname, 'find-chromium.mjs'));
  const script = `import { findChromium } from ${module}; process.stdout.write(String(findChromium()));`;
  const env = { PATH: place, HOME: place, PLAYWRIGHT_BROWSERS_PATH: join(place, 'none') };
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
  const asked = readFileSync(join(place, 'asked'), 'utf8').trim().split('\n').length;
  return { found: stdout, asked };
}

it('a browser is asked for its version once, and again when it was replaced', whereThereIs('downloadedBrowser'), () => {
  installBrowser('156.0.1.2', new Date(1_000_000));

  const runs = [find(), find()];
  installBrowser('157.0.1.2', new Date(2_000_000));
  const replaced = find();

  const found = join(place, 'chromium');
  expect([...runs, replaced]).toEqual([
    { found, asked: 1 },
    { found, asked: 1 },
    { found, asked: 2 },
  ]);
});

it('a browser that is too old is asked each time', whereThereIs('downloadedBrowser'), () => {
  installBrowser('100.0.1.2', new Date(1_000_000));

  expect([find(), find()]).toEqual([
    { found: 'undefined', asked: 1 },
    { found: 'undefined', asked: 2 },
  ]);
});
