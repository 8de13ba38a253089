import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackupFault } from './backup-fault.ts';
import type { BackupCounts } from './backup-line.ts';
import { verifyBackupFile } from './read-backup-file.ts';
import { writeBackupFile } from './write-backup-file.ts';

let folder = '';
const at = (name: string) => join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

const signal = new AbortController().signal;
const scan = '01900000-0000-7000-8000-000000000001';
const aHead = (fields: object = {}) =>
  JSON.stringify({
    curbcut_backup: 1,
    version: '1.2.3',
    written_at: '2026-01-02T03:04:05.678Z',
    installation: scan,
    schema: [{ name: '0001-schema', digest: 'abc' }],
    sequences: { scans_sequence_seq: 7 },
    ...fields,
  });
const lines = [
  '{"table":"scans","rows":[{"a":1},{"a":2}]}',
  '{"table":"scans","rows":[{"a":3}]}',
  JSON.stringify({ scan_id: scan, picture: 'x.webp', content: 'AAAA' }),
];
const counts: BackupCounts = { rows: { scans: 3 }, pictures: 1, absent_pictures: 0 };

async function* aBackup(head = aHead(), said = counts): AsyncGenerator<string, BackupCounts> {
  yield head;
  yield* lines;
  return said;
}

async function kindOf(content: Buffer): Promise<string> {
  await writeFile(at('changed'), content);
  const verified = verifyBackupFile(at('changed'), signal);
  return verified.then(
    (read) => (isDeepStrictEqual(read.head, JSON.parse(aHead())) ? 'whole' : 'changed'),
    (error: unknown) => (error instanceof BackupFault ? error.kind : String(error)),
  );
}

describe('a file of a backup', () => {
  it('is read back as it was written, and nothing else is left', async () => {
    const written = await writeBackupFile(at('a'), () => aBackup(), signal);
    const { head, counts: read, scans } = await verifyBackupFile(at('a'), signal);

    expect([written.counts, read, head, [...scans]]).toEqual([counts, counts, JSON.parse(aHead()), [scan]]);
    expect(await readdir(folder)).toEqual(['a']);
  });

  it('is refused wherever a bit of it is flipped, unless its content stays the same', async () => {
    await writeBackupFile(at('a'), () => aBackup(), signal);
    const whole = await readFile(at('a'));
    const kinds: string[] = [];
    for (const index of whole.keys()) {
      const flipped = Buffer.from(whole);
      flipped[index] = (flipped[index] ?? 0) ^ (1 << (index % 8));
      kinds.push(await kindOf(flipped));
    }

    // The frame that Node writes after the text is empty, and a header can say the same in another way.
    expect(kinds.filter((kind) => kind === 'whole').length).toBeLessThan(16);
    expect(new Set(kinds)).toEqual(new Set(['damaged', 'foreign', 'whole']));
  });

  it('is refused wherever it ends before the end of its text', async () => {
    await writeBackupFile(at('a'), () => aBackup(), signal);
    const whole = await readFile(at('a'));
    const kinds: string[] = [];
    for (const length of whole.keys()) kinds.push(await kindOf(whole.subarray(0, length)));

    // The empty frame at the end may be missing, with the mark that it begins with.
    expect(kinds.filter((kind) => kind !== 'damaged').length).toBeLessThan(5);
    expect(kinds.slice(-14).filter((kind) => kind === 'whole')).toEqual(kinds.filter((kind) => kind !== 'damaged'));
  });

  it.each([
    ['a text', Buffer.from('Nothing of Curbcut.')],
    ['a compressed text', zstdCompressSync('Nothing of Curbcut.\n')],
    ['compressed JSON', zstdCompressSync('{"table":"scans","rows":[]}\n')],
    ['another compression', gzipSync(aHead())],
    ['a dump of PostgreSQL', Buffer.from('PGDMP\u0001\u0010')],
  ])('is not %s', async (_name, content) => {
    expect(await kindOf(content)).toBe('foreign');
  });

  it('of a newer format is known as that, with the version that wrote it', async () => {
    await writeFile(at('newer'), zstdCompressSync(`${aHead({ curbcut_backup: 2, version: '9.0.0' })}\nx\n`));

    await expect(verifyBackupFile(at('newer'), signal)).rejects.toMatchObject({ kind: 'newer', version: '9.0.0' });
  });

  it('whose rows or pictures are not those that it counts gets no name', async () => {
    for (const said of [
      { ...counts, pictures: 2 },
      { ...counts, rows: { scans: 2 } },
    ])
      await expect(writeBackupFile(at('a'), () => aBackup(aHead(), said), signal)).rejects.toMatchObject({
        kind: 'damaged',
      });

    expect(await readdir(folder)).toEqual([]);
  });

  it('replaces no file that was created meanwhile, and a stop leaves nothing', async () => {
    const stop = new AbortController();
    async function* stopped(): AsyncGenerator<string, BackupCounts> {
      yield aHead();
      stop.abort();
      yield* lines;
      return counts;
    }
    async function* late(): AsyncGenerator<string, BackupCounts> {
      await writeFile(at('a'), 'mine');
      return yield* aBackup();
    }

    await expect(writeBackupFile(at('b'), stopped, stop.signal)).rejects.toThrow(/abort/u);
    await expect(writeBackupFile(at('a'), late, signal)).rejects.toMatchObject({ code: 'EEXIST' });

    expect([await readdir(folder), await readFile(at('a'), 'utf8')]).toEqual([['a'], 'mine']);
  });
});
