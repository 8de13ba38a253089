import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import type { BackupCounts } from './backup-line.ts';
import { verifyBackupFile } from './read-backup-file.ts';

/** Lines without their line breaks. Returns what the last line says. */
export type BackupLines = AsyncGenerator<string, BackupCounts>;

export type Written = { readonly counts: BackupCounts; readonly bytes: number };

/**
 * Writes a backup under another name, reads it back, and gives it its name only then: a file with that name is whole.
 * Throws an error with the code EEXIST if there is one. Only this user may open the file.
 */
export async function writeBackupFile(file: string, lines: () => BackupLines, signal: AbortSignal): Promise<Written> {
  const draft = `${file}.unfinished`;
  // What a killed process left. A link in its place is removed, not followed.
  await rm(draft, { force: true });
  try {
    const sink = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    await pipeline(Readable.from(withEnd(lines())), compress, sink, { signal });
    const { counts } = await verifyBackupFile(draft, signal);
    const { size: bytes } = await stat(draft);
    await giveName(draft, file);
    return { counts, bytes };
  } finally {
    await rm(draft, { force: true });
  }
}

async function* withEnd(lines: BackupLines): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for (;;) {
    const next = await lines.next();
    if (next.done === true) {
      yield `${JSON.stringify({ counts: next.value, sha256: hash.digest('hex') })}\n`;
      return;
    }
    const line = `${next.value}\n`;
    hash.update(line);
    yield line;
  }
}

/** A link never replaces a file that was created meanwhile. Some file systems have no links. */
async function giveName(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw error;
    await rename(draft, file);
  }
}
