import { existsSync, readFileSync } from 'node:fs';
import { zstdDecompressSync } from 'node:zlib';

/** A text file that the npm package may have compressed, beside its own name with `.zst` (scripts/package/shrink-dependencies.ts). Undefined: there is none. */
export function readPackedText(file: string): string | undefined {
  const packed = `${file}.zst`;
  if (existsSync(packed)) return zstdDecompressSync(readFileSync(packed)).toString('utf8');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
