import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTempFolder } from './temp-folder.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'curbcut-temp-'));
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

it('removes what dead processes left, and leaves what living ones and strangers have there', async () => {
  const dead = String(spawnSync(process.execPath, ['--version']).pid);
  for (const name of [dead, String(process.ppid), 'not-ours']) {
    await mkdir(join(parent, name));
    await writeFile(join(parent, name, 'profile'), 'x');
  }

  await openTempFolder(parent);

  expect(new Set(await readdir(parent))).toEqual(new Set(['not-ours', String(process.pid), String(process.ppid)]));
});

it('is empty when it is opened, also where an earlier process had the same number, and goes when it is removed', async () => {
  await mkdir(join(parent, String(process.pid)));
  await writeFile(join(parent, String(process.pid), 'old'), 'x');

  const folder = await openTempFolder(parent);

  expect(await readdir(folder.path)).toEqual([]);
  await folder.remove();
  expect(await readdir(parent)).toEqual([]);
});
