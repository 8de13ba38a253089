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
  const [living, own] = [String(process.ppid), String(process.pid)];
  for (const name of [dead, living, own, 'not-ours']) {
    await mkdir(join(parent, name));
    await writeFile(join(parent, name, 'profile'), 'x');
  }

  const remove = await openTempFolder(join(parent, own));

  expect(new Set(await readdir(parent))).toEqual(new Set([living, own, 'not-ours']));
  await remove();
  expect(new Set(await readdir(parent))).toEqual(new Set([living, 'not-ours']));
});
