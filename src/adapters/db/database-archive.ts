import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';
import { z } from 'zod';

/** The name of a file, its size, and the number of bytes in the archive. The rest of the file is zeros. */
const fileSchema = z.tuple([z.string(), z.int(), z.int()]);
const listSchema = z.object({ folders: z.array(z.string()), files: z.array(fileSchema) });

/** The archive begins with the length of the list. */
const headBytes = 4;
/**
 * Larger than the archive, so that it is decompressed in one piece. Otherwise, the main thread joins hundreds of
 * pieces.
 */
const chunkSize = 32 * 1024 * 1024;
const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/**
 * Packs the files of a folder that `isKept` accepts by their paths in the folder. Includes all folders, even empty
 * ones.
 */
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
  // Parents come first.
  const list = Buffer.from(JSON.stringify({ folders: folders.toSorted((a, b) => a.length - b.length), files }));
  const head = Buffer.alloc(headBytes);
  head.writeUInt32LE(list.length);
  return compress(Buffer.concat([head, list, ...contents]), {
    params: { [constants.ZSTD_c_compressionLevel]: 19 },
  });
}

/**
 * Unpacks an archive of `packFolder` into a new folder that only this user may open. It writes synchronously because
 * the thread pool takes twice the processor time for hundreds of small files. Throws if the archive is damaged.
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
