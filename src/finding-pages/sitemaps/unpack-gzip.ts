import { createGunzip } from 'node:zlib';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import { cutIntoBlocks, limitBytes } from './read-blocks.ts';
import { SitemapError } from './sitemap-error.ts';

/** Some servers compress a `.gz` file again. A third layer is a trap. */
const maxLayers = 2;

/**
 * Bytes passed to zlib at a time. An error in the data loses this much, and up to 1,032 times as much may wait in
 * memory.
 */
const inputSize = 2048;

/** Legitimate sitemaps shrink 10- to 60-fold, rarely up to 200-fold. A bomb shrinks 1,000-fold. Checked from 5 MB. */
const maxRatio = 300;
const checkRatioFrom = 5 * 1024 * 1024;

/**
 * Decompresses gzip up to twice. It recognizes gzip by its first bytes, regardless of name and headers, and passes
 * other data through. `maxBytes` applies to each layer. Fails with `sitemap_bad_gzip` or `sitemap_too_large`.
 */
export function unpackGzip(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array, void> {
  return unpackLayer(limitBytes(cutIntoBlocks(source), maxBytes), maxBytes, 0);
}

async function* unpackLayer(
  blocks: AsyncGenerator<Uint8Array, void>,
  maxBytes: number,
  layer: number,
): AsyncGenerator<Uint8Array, void> {
  const first = await blocks.next();
  if (first.done === true) return;
  const all = putBack(first.value, blocks);
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* all;
    return;
  }
  if (layer === maxLayers) throw badGzip((where) => says('sitemaps.gzip_layers', { where }));
  yield* unpackLayer(limitBytes(cutIntoBlocks(gunzip(all)), maxBytes), maxBytes, layer + 1);
}

async function* putBack(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  yield first;
  yield* rest;
}

/**
 * Controls zlib manually, one small input at a time. A pipeline would discard the output before an error, but the pages
 * in it are still good.
 */
async function* gunzip(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const unpacker = new GunzipSteps();
  let read = 0;
  try {
    for await (const block of source) {
      for (let at = 0; at < block.length && !unpacker.hasEnded; at += inputSize) {
        const input = block.subarray(at, at + inputSize);
        await unpacker.write(input);
        read += input.length;
        yield* unpacker.take();
        refuseBomb(read, unpacker.written);
      }
    }
    await unpacker.end();
    yield* unpacker.take();
  } finally {
    unpacker.close();
  }
}

class GunzipSteps {
  /** The number of decompressed bytes so far. */
  written = 0;
  readonly #stream = createGunzip();
  #produced: Uint8Array[] = [];
  #fail: (error: Error) => void = () => undefined;

  constructor() {
    this.#stream.on('error', (error) => this.#fail(error));
    this.#stream.on('data', (bytes: Uint8Array) => {
      this.written += bytes.length;
      this.#produced.push(bytes);
    });
  }

  /** True after the last member if zeros follow. Such padding is ignored, as all decompressors do. */
  get hasEnded(): boolean {
    return this.#stream.readableEnded;
  }

  write(input: Uint8Array): Promise<void> {
    return this.#step((done) => this.#stream.write(input, done));
  }

  end(): Promise<void> {
    if (this.hasEnded) return Promise.resolve();
    return this.#step((done) => {
      this.#stream.once('end', done);
      this.#stream.end();
    });
  }

  take(): Uint8Array[] {
    const produced = this.#produced;
    this.#produced = [];
    return produced;
  }

  close(): void {
    this.#stream.destroy();
  }

  #step(act: (done: (error?: Error | null) => void) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#fail = ({ message: reason }) =>
        reject(badGzip((where) => says('sitemaps.damaged_gzip', { where, reason })));
      act((error) => (error instanceof Error ? this.#fail(error) : resolve()));
    });
  }
}

function refuseBomb(read: number, written: number): void {
  if (written < checkRatioFrom || written < read * maxRatio) return;
  throw new SitemapError({
    code: 'sitemap_too_large',
    found: (where) => says('sitemaps.expands', { where, n: maxRatio }),
    advice: says('sitemaps.enter_page_list'),
  });
}

function badGzip(found: (where: string) => Said): SitemapError {
  return new SitemapError({
    code: 'sitemap_bad_gzip',
    found,
    advice: says('sitemaps.compress_again'),
  });
}
