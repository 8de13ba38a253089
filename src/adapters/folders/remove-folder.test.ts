import { chown, chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whereThereIs } from '../../../test/applicable.ts';
import { removeFolder } from './remove-folder.ts';

const stranger = 65_529;
let place: string;
let folder: string;

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'curbcut-remove-'));
  await chmod(place, 0o711);
  folder = join(place, 'folder');
  await mkdir(join(folder, 'browser', 'profile'), { recursive: true });
  await chmod(folder, 0o711);
  await writeFile(join(folder, 'browser', 'profile', 'file'), 'x');
});

afterEach(() => rm(place, { recursive: true }));

it('removes a folder with its content, and no more than a link to another one', async () => {
  await mkdir(join(place, 'other'));
  await writeFile(join(place, 'other', 'file'), 'x');
  await symlink(join(place, 'other'), join(folder, 'link'));

  await removeFolder(folder);
  await removeFolder(folder);

  expect(await readdir(place, { recursive: true })).toEqual(['other', 'other/file']);
});

describe("another user's folder in it", whereThereIs('root'), () => {
  beforeEach(async () => {
    for (const name of ['.', 'profile', 'profile/file']) await chown(join(folder, 'browser', name), stranger, stranger);
  });

  it.each([
    ['with the folder around it', '.'],
    ['alone', 'browser'],
  ])('is removed %s', async (_how, name) => {
    await removeFolder(join(folder, name));

    expect(await readdir(folder, { recursive: true }).catch(() => 'gone')).toEqual(name === '.' ? 'gone' : []);
  });

  it("is removed with that user's rights: what is not theirs stays, however it came there", async () => {
    const ours = join(folder, 'browser', 'profile', 'ours');
    await mkdir(ours);
    await writeFile(join(ours, 'file'), 'x');

    await expect(removeFolder(folder)).rejects.toThrow('ENOTEMPTY');

    expect(await readdir(folder, { recursive: true })).toContain('browser/profile/ours/file');
  });
});
