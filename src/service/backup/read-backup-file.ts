import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { BackupFault } from './backup-fault.ts';
import type { BackupCounts, BackupHead } from './backup-line.ts';
import { lineSchema, parseHead } from './backup-line.ts';

export type BackupPart =
  | { readonly kind: 'head'; readonly head: BackupHead }
  /** `json` is an object with the array `rows`. */
  | { readonly kind: 'rows'; readonly table: string; readonly count: number; readonly json: string }
  | { readonly kind: 'picture'; readonly scanId: string; readonly name: string; readonly content: Buffer }
  | { readonly kind: 'end'; readonly counts: BackupCounts; readonly sha256: string };

export type VerifiedBackup = {
  readonly head: BackupHead;
  readonly counts: BackupCounts;
  /** The scans that have a picture. */
  readonly scans: ReadonlySet<string>;
};

/** Far more than the rows or the picture of one line. A damaged file may have no line break for a long time. */
const maxLineBytes = 256 * 1024 ** 2;

/**
 * Reads a backup part by part. What it gave is verified only when it has ended: call `verifyBackupFile` before anything
 * is changed. Throws BackupFault, or the error of the file system.
 */
export async function* readBackupFile(file: string, signal: AbortSignal): AsyncGenerator<BackupPart> {
  const hash = createHash('sha256');
  const seen: Tally = { rows: {}, pictures: 0 };
  let last: BackupPart['kind'] | undefined;
  for await (const line of readLines(file, signal)) {
    const text = line.toString('utf8');
    const part = last === undefined ? toHead(text) : toPart(text);
    if (last === 'end') throw new BackupFault('damaged');
    if (part.kind === 'end') checkEnd(part, seen, hash.digest('hex'));
    else hash.update(line).update('\n');
    add(seen, part);
    yield part;
    last = part.kind;
  }
  if (last !== 'end') throw new BackupFault('damaged');
}

/** Reads the whole file and compares it with its checksum and counts. Throws as `readBackupFile` does. */
export async function verifyBackupFile(file: string, signal: AbortSignal): Promise<VerifiedBackup> {
  let head: BackupHead | undefined;
  let counts: BackupCounts | undefined;
  const scans = new Set<string>();
  for await (const part of readBackupFile(file, signal)) {
    if (part.kind === 'head') ({ head } = part);
    if (part.kind === 'picture') scans.add(part.scanId);
    if (part.kind === 'end') ({ counts } = part);
  }
  if (head === undefined || counts === undefined) throw new BackupFault('damaged');
  return { head, counts, scans };
}

function toHead(text: string): BackupPart {
  const head = parseHead(parseJson(text, 'foreign'));
  if (head === undefined) throw new BackupFault('foreign');
  if ('newer' in head) throw new BackupFault('newer', { version: head.newer });
  return { kind: 'head', head };
}

function toPart(text: string): BackupPart {
  const { data: line, error } = lineSchema.safeParse(parseJson(text, 'damaged'));
  if (error !== undefined) throw new BackupFault('damaged', { cause: error });
  if ('table' in line) return { kind: 'rows', table: line.table, count: line.rows.length, json: text };
  if ('sha256' in line) return { kind: 'end', ...line };
  const content = Buffer.from(line.content, 'base64');
  return { kind: 'picture', scanId: line.scan_id, name: line.picture, content };
}

function parseJson(text: string, kind: BackupFault['kind']): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new BackupFault(kind, { cause });
  }
}

type Tally = { readonly rows: Record<string, number>; pictures: number };

function add(seen: Tally, part: BackupPart): void {
  if (part.kind === 'picture') seen.pictures += 1;
  if (part.kind === 'rows') seen.rows[part.table] = (seen.rows[part.table] ?? 0) + part.count;
}

function checkEnd(end: BackupPart & { readonly kind: 'end' }, seen: Tally, sha256: string): void {
  const { rows, pictures } = end.counts;
  const isWhole = end.sha256 === sha256 && pictures === seen.pictures && listOf(rows) === listOf(seen.rows);
  if (!isWhole) throw new BackupFault('damaged');
}

function listOf(counts: Readonly<Record<string, number>>): string {
  return JSON.stringify(Object.entries(counts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function* readLines(file: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of decompress(file, signal)) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      yield Buffer.concat([...pieces, chunk.subarray(start, end)]);
      [pieces, length, start] = [[], 0, end + 1];
    }
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > maxLineBytes) throw new BackupFault('damaged');
  }
  if (length > 0) throw new BackupFault('damaged');
}

async function* decompress(file: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  const text: AsyncIterable<Buffer> = pipeline(
    createReadStream(file, { signal }),
    createZstdDecompress(),
    // The reader of the text gets the error.
    () => undefined,
  );
  try {
    yield* text;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (code === 'ZSTD_error_prefix_unknown') throw new BackupFault('foreign', { cause });
    if (/^(?:ZSTD|Z)_/u.test(code)) throw new BackupFault('damaged', { cause });
    throw cause;
  }
}
