import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { z } from 'zod';

/** A file with its size, and how much of it the archive has: the rest are zeros. */
const fileSchema = z.tuple([z.string(), z.int(), z.int()]);
const listSchema = z.object({ folders: z.array(z.string()), files: z.array(fileSchema) });

/** The length of the list, which comes first. */
const headBytes = 4;
/** More than an archive has: it comes in one piece, instead of in hundreds that the main thread joins. */
const chunkSize = 32 * 1024 * 1024;
const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Packs the files of a folder for which `isKept` holds, by their paths in the folder. Its folders are kept if they are empty, too. */
export async function packFolder(folder: string, isKept: (path: string) => boolean): Promise<Buffer> {
  const folders: string[] = [];
  const files: z.infer<typeof fileSchema>[] = [];
  const contents: Buffer[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isDirectory()) folders.push(name);
    else if (isKept(name)) {
      const content = await readFile(path);
      const written = content.subarray(0, content.findLastIndex((byte) => byte !== 0) + 1);
      files.push([name, content.length, written.length]);
      contents.push(written);
    }
  }
  // Parents first.
  const list = Buffer.from(JSON.stringify({ folders: folders.toSorted((a, b) => a.length - b.length), files }));
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(list.length);
  return compress(Buffer.concat([head, list, ...contents]), {
    params: { [constants.ZSTD_c_compressionLevel]: 19 },
  });
}

/**
 * Writes what `packFolder` packed into a new folder for this user alone. Synchronous where it writes: through the thread pool hundreds of
 * small files take twice the processor time. Throws when the archive is damaged.
 */
export async function unpackFolder(archive: Buffer, folder: string): Promise<void> {
  const content = await decompress(archive, { chunkSize });
  let offset = headBytes + content.readUInt32LE();
  const { folders, files } = listSchema.parse(JSON.parse(content.toString('utf8', headBytes, offset)));
  for (const name of ['', ...folders]) mkdirSync(join(folder, name), { mode: 0o700 });
  for (const [name, size, written] of files) {
    const path = join(folder, name);
    writeFileSync(path, content.subarray(offset, offset + written), { mode: 0o600 });
    if (written < size) truncateSync(path, size);
    offset += written;
  }
  if (offset !== content.length) throw new Error('The archive is not whole.');
}
