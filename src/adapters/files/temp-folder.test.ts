import { spawnSync } from 'node:child_process';
import { chmod, lchown, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whereThereIs } from '../../../test/applicable.ts';
import { readConfig } from '../../config.ts';
import { openTempFolder } from './temp-folder.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'curbcut-temp-'));
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

const nameOf = (pid: number) => `curbcut-${pid}-abc_-123`;
const own = basename(readConfig().tempFolder);
const modeOf = async (path: string) => ((await lstat(path)).mode & 0o777).toString(8);

function findDeadProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

it('removes what dead processes left, and leaves what living ones and strangers have there', async () => {
  const [dead, living] = [nameOf(findDeadProcess()), nameOf(process.ppid)];
  for (const name of [dead, living, own, 'curbcut-temp']) {
    await mkdir(join(parent, name));
    await writeFile(join(parent, name, 'profile'), 'x');
  }

  const remove = await openTempFolder(join(parent, own));

  expect(new Set(await readdir(parent))).toEqual(new Set([living, own, 'curbcut-temp']));
  await remove();
  expect(new Set(await readdir(parent))).toEqual(new Set([living, 'curbcut-temp']));
});

describe('the folder of a process', whereThereIs('modes'), () => {
  it('has a name that another user cannot guess, and is closed to writing', async () => {
    const remove = await openTempFolder(join(parent, own));

    expect(own).toMatch(/^curbcut-\d+-[\w-]{8}$/u);
    expect(await modeOf(join(parent, own))).toBe(process.getuid?.() === 0 ? '711' : '700');
    expect(await modeOf(parent)).toBe('700');
    await remove();
  });

  it('is never what a link in its place leads to', async () => {
    const victim = join(parent, 'victim');
    await mkdir(victim);
    await chmod(victim, 0o755);
    await symlink(victim, join(parent, own));
    await symlink(victim, join(parent, nameOf(findDeadProcess())));
    await writeFile(join(victim, 'file'), 'x');

    await expect(openTempFolder(join(parent, own))).rejects.toThrow(`${join(parent, own)} is a link.`);

    expect([await modeOf(victim), await readdir(victim)]).toEqual(['755', ['file']]);
  });

  it('is never the folder of another user, whose abandoned ones stay', whereThereIs('root'), async () => {
    const abandoned = join(parent, nameOf(findDeadProcess()));
    for (const path of [join(parent, own), abandoned]) {
      await mkdir(path);
      await chmod(path, 0o755);
      await lchown(path, 65_534, 65_534);
    }

    await expect(openTempFolder(join(parent, own))).rejects.toThrow('belongs to another user.');

    expect([await modeOf(join(parent, own)), await readdir(parent)]).toEqual([
      '755',
      [basename(abandoned), own].toSorted(),
    ]);
  });

  it('stays for a later start while its browser still fills it, and fails no stop', whereThereIs('root'), async () => {
    const remove = await openTempFolder(join(parent, own));
    const browser = join(parent, own, 'browser-1');
    // The browser's user cannot empty it.
    await mkdir(join(browser, 'profile'), { recursive: true });
    await writeFile(join(browser, 'profile', 'file'), 'x');
    await lchown(browser, 65_534, 65_534);

    await remove();

    expect(await readdir(parent)).toEqual([own]);
  });
});
