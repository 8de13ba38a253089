import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whereThereIs } from '../../test/applicable.ts';
import { findClosedFolder } from './find-closed-folder.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-closed-'));
  await mkdir(join(folder, 'home', 'cache'), { recursive: true });
  await writeFile(join(folder, 'home', 'cache', 'browser'), '');
  await symlink(join(folder, 'home', 'cache', 'browser'), join(folder, 'link'));
});
afterAll(() => rm(folder, { recursive: true }));

it('finds the topmost folder that keeps other users out, also behind a link', whereThereIs('linux'), async () => {
  await chmod(folder, 0o755);
  await chmod(join(folder, 'home'), 0o700);
  await chmod(join(folder, 'home', 'cache'), 0o700);

  expect(await findClosedFolder(join(folder, 'home', 'cache', 'browser'))).toBe(join(folder, 'home'));
  expect(await findClosedFolder(join(folder, 'link'))).toBe(join(folder, 'home'));

  await chmod(join(folder, 'home'), 0o711);
  await chmod(join(folder, 'home', 'cache'), 0o711);
  expect(await findClosedFolder(join(folder, 'home', 'cache', 'browser'))).toBeUndefined();
});
