import { chmod, chown, link, lstat, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whereThereIs } from '../../../test/applicable.ts';
import { setOwnMode } from './own-mode.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-mode-'));
  file = join(folder, 'file');
  await writeFile(file, '');
  await chmod(file, 0o644);
});

afterEach(() => rm(folder, { recursive: true }));

const modeOf = async () => ((await lstat(file)).mode & 0o777).toString(8);

describe('a mode', whereThereIs('modes'), () => {
  it("is set for this user's own file or folder", async () => {
    await setOwnMode(file, 0o600);
    await setOwnMode(folder, 0o711);

    expect([await modeOf(), ((await lstat(folder)).mode & 0o777).toString(8)]).toEqual(['600', '711']);
  });

  it('is set neither through a link nor for a file with a second name', async () => {
    await symlink(file, join(folder, 'link'));
    await expect(setOwnMode(join(folder, 'link'), 0o600)).rejects.toThrow('link is a link');
    await link(file, join(folder, 'twin'));
    await expect(setOwnMode(join(folder, 'twin'), 0o600)).rejects.toThrow('twin has a second name');

    expect(await modeOf()).toBe('644');
  });

  it('is not set for a file of another user', whereThereIs('root'), async () => {
    await chown(file, 65_534, 65_534);

    await expect(setOwnMode(file, 0o600)).rejects.toThrow('belongs to another user');
  });
});
