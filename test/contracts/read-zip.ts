import { inflateRawSync } from 'node:zlib';

const directoryEntry = Buffer.from('PK\u0001\u0002', 'latin1');

/** The text of each file in a ZIP archive, such as a workbook. */
export function readZip(archive: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (let at = archive.indexOf(directoryEntry); at !== -1; at = archive.indexOf(directoryEntry, at + 46)) {
    const name = archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28));
    const header = archive.readUInt32LE(at + 42);
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const content = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    files.set(name, String(archive.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)));
  }
  return files;
}
