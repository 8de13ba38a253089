import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPackedText } from './packed-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-packed-'));
  await writeFile(join(folder, 'plain.json'), '{"text":"größer"}');
  await writeFile(join(folder, 'packed.json.zst'), zstdCompressSync('{"text":"größer"}'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['plain.json', '{"text":"größer"}'],
  ['packed.json', '{"text":"größer"}'],
  ['missing.json', undefined],
])('reads %s', (name, text) => {
  expect(readPackedText(join(folder, name))).toBe(text);
});
