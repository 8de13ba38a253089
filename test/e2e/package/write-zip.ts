import { readFileSync, statSync } from 'node:fs';
import { crc32 } from 'node:zlib';

export type ZipEntry = { readonly name: string; readonly file: string };

const executable = 0o10_0755;

/** An archive of files as they are, not compressed, piece by piece: APPNOTE.TXT 6.3, without the parts for more than 4 GB. */
export function* writeZip(entries: readonly ZipEntry[]): Generator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, file } of entries) {
    const content = readFileSync(file);
    const facts = describeEntry(name, content);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name)]);
    yield local;
    yield content;
    directory.push(describeInDirectory(name, { facts, offset }));
    offset += local.length + content.length;
  }
  const all = Buffer.concat(directory);
  yield all;
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(all.length, 12);
  end.writeUInt32LE(offset, 16);
  yield end;
}

/** The size of the archive: headers of 30 and 46 bytes with the name for each file, and 22 bytes at its end. */
export function measureZip(entries: readonly ZipEntry[]): number {
  const sizes = entries.map(({ name, file }) => 30 + 46 + 2 * Buffer.byteLength(name) + statSync(file).size);
  return sizes.reduce((sum, size) => sum + size, 22);
}

/** What both headers have: version, flags, method, time, checksum, sizes, lengths of the name and of the extra field. */
function describeEntry(name: string, content: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(33, 8); // 1 January 1980
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}

function describeInDirectory(
  name: string,
  { facts, offset }: { readonly facts: Buffer; readonly offset: number },
): Buffer {
  const madeByUnix = Buffer.from([20, 3]);
  const rest = Buffer.alloc(14);
  // The mode of the file is in the upper half of its attributes.
  rest.writeUInt32LE(executable * 0x1_0000, 6);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\u0001\u0002'), madeByUnix, facts, rest, Buffer.from(name)]);
}
