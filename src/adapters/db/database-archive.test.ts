import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packFolder, unpackFolder } from './database-archive.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-archive-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function pack(): Promise<Buffer> {
  const from = join(folder, 'from');
  await mkdir(join(from, 'base', 'empty'), { recursive: true });
  await writeFile(join(from, 'base', 'page'), Buffer.from([0, 1, 2, 0, 0, 0]));
  await writeFile(join(from, 'zeros'), Buffer.alloc(1_000_000));
  await writeFile(join(from, 'nothing'), '');
  await writeFile(join(from, 'base', 'left-out'), 'text');
  return packFolder(from, (name) => name !== 'base/left-out');
}

describe('an archive of a database', () => {
  it('has the files that are kept, byte by byte, and empty folders', async () => {
    await unpackFolder(await pack(), join(folder, 'to'));

    const names = await readdir(join(folder, 'to'), { recursive: true });
    expect(names.toSorted()).toEqual(['base', 'base/empty', 'base/page', 'nothing', 'zeros']);
    expect(await readFile(join(folder, 'to', 'base', 'page'))).toEqual(Buffer.from([0, 1, 2, 0, 0, 0]));
    expect(await readFile(join(folder, 'to', 'zeros'))).toEqual(Buffer.alloc(1_000_000));
    expect(await readFile(join(folder, 'to', 'nothing'))).toHaveLength(0);
  });

  it('is refused when it is not whole', async () => {
    const archive = await pack();
    const shorter = zstdCompressSync(zstdDecompressSync(archive).subarray(0, -1));

    await expect(unpackFolder(archive.subarray(0, -5), join(folder, 'to-1'))).rejects.toThrow('unexpected end of file');
    await expect(unpackFolder(shorter, join(folder, 'to-2'))).rejects.toThrow('The archive is not whole.');
  });
});
