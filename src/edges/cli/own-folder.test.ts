import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { whereThereIs } from '../../../test/applicable.ts';
import { isOwnFolder } from './own-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'curbcut-own-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a folder of this user, or one that is not there yet, keeps compiled code', () => {
  writeFileSync(join(folder, 'file'), '');

  expect([folder, join(folder, 'new'), join(folder, 'file')].map(isOwnFolder)).toEqual([true, true, false]);
});

it('a folder of another user keeps none', whereThereIs('root'), () => {
  chownSync(folder, 65_534, 65_534);

  expect(isOwnFolder(folder)).toBe(false);
});
