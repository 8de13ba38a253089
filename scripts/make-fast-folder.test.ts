import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFastFolder } from './make-fast-folder.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'curbcut-parent-'));
});

afterEach(() => rmSync(parent, { recursive: true }));

it('a folder for temporary files is empty and open to other users', () => {
  const folder = makeFastFolder(parent, { space: 1, memory: 1 }) ?? '';

  expect([readdirSync(folder), statSync(folder).mode & 0o7777]).toEqual([[], 0o1777]);
});

it('there is none where space or memory is short, or where there is no such folder', () => {
  expect(makeFastFolder(parent, { space: Number.MAX_SAFE_INTEGER, memory: 1 })).toBeUndefined();
  expect(makeFastFolder(parent, { space: 1, memory: Number.MAX_SAFE_INTEGER })).toBeUndefined();
  expect(makeFastFolder(join(parent, 'missing'), { space: 1, memory: 1 })).toBeUndefined();
  expect([readdirSync(parent), existsSync(join(parent, 'missing'))]).toEqual([[], false]);
});
