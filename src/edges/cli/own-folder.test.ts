import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whereThereIs } from '../../../test/applicable.ts';
import { isOwnFolder } from './own-folder.ts';

const stranger = 65_534;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcut-own-'));
  mkdirSync(join(folder, 'cache'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a folder of this user, or one that is not there yet, keeps compiled code', () => {
  writeFileSync(join(folder, 'file'), '');

  const seen = ['cache', 'new', 'new/cache', 'file'].map((name) => isOwnFolder(join(folder, name)));

  expect(seen).toEqual([true, true, true, false]);
});

it('a folder that others can exchange, or create first, keeps none', whereThereIs('modes'), () => {
  symlinkSync(join(folder, 'open'), join(folder, 'link'));
  mkdirSync(join(folder, 'open'));
  chmodSync(join(folder, 'open'), 0o1777);
  const seen = () => ['cache', 'new', 'link', 'link/new'].map((name) => isOwnFolder(join(folder, name)));

  chmodSync(folder, 0o777);
  expect(seen()).toEqual([false, false, false, false]);
  chmodSync(folder, 0o1777);
  expect(seen()).toEqual([true, false, false, false]);
});

it('a folder of another user keeps none, nor do those in it', whereThereIs('root'), () => {
  chownSync(folder, stranger, stranger);

  expect(['', 'cache', 'new'].map((name) => isOwnFolder(join(folder, name)))).toEqual([false, false, false]);
});
