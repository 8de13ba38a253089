import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { PGliteOptions } from '@electric-sql/pglite';

/** scripts/package/shrink-dependencies.ts writes them. A checkout has none. */
const program = new URL('../../engine/pglite.wasm.zst', import.meta.url);
const data = new URL('../../engine/pglite.data.zst', import.meta.url);

/** More than either file has: it comes in one piece, instead of in hundreds that the main thread joins. */
const chunkSize = 16 * 1024 * 1024;
const decompress = promisify(zstdDecompress);

export type EngineFiles = Pick<PGliteOptions, 'pgliteWasmModule' | 'fsBundle'>;

/** The files of PGlite, where they are compressed: 4 MB instead of 15 in the npm package. Otherwise PGlite finds its own. */
export async function readEngineFiles(): Promise<EngineFiles> {
  if (!existsSync(program)) return {};
  const [code, files] = await Promise.all([readCompressed(program), readCompressed(data)]);
  return { pgliteWasmModule: await WebAssembly.compile(code), fsBundle: new Blob([files]) };
}

async function readCompressed(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await decompress(await readFile(file), { chunkSize }));
}
