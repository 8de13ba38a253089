import { says } from '../../texts/saying.ts';
import type { FileDeadline } from './file-deadline.ts';
import { SitemapError } from './sitemap-error.ts';

/** Bytes per block. It is small, so that work on one block never blocks the event loop for long. */
const blockSize = 16 * 1024;

/** Yields the chunks of a body as they arrive, until the deadline's signal is aborted. */
export async function* readChunks(
  body: AsyncIterable<Uint8Array>,
  deadline: FileDeadline,
): AsyncGenerator<Uint8Array, void> {
  const iterator = body[Symbol.asyncIterator]();
  for (;;) {
    const next = await deadline.wait(iterator.next());
    if (next.done === true) return;
    deadline.countBytes(next.value.length);
    yield next.value;
  }
}

/**
 * Cuts the bytes into blocks of exactly `blockSize` (the last one may be shorter). All later stages work block by
 * block. So a result, even of a broken file, depends only on the bytes, and never on how the network splits them. If
 * the source fails, the earlier bytes are passed on first.
 */
export async function* cutIntoBlocks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const cutter = new BlockCutter();
  try {
    for await (const chunk of source) yield* cutter.cut(chunk);
  } catch (error) {
    yield* cutter.takeRest();
    throw error;
  }
  yield* cutter.takeRest();
}

class BlockCutter {
  #block = new Uint8Array(blockSize);
  #filled = 0;

  *cut(chunk: Uint8Array): Generator<Uint8Array, void> {
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + blockSize - this.#filled);
      this.#block.set(taken, this.#filled);
      this.#filled += taken.length;
      at += taken.length;
      if (this.#filled === blockSize) yield* this.takeRest();
    }
  }

  *takeRest(): Generator<Uint8Array, void> {
    if (this.#filled === 0) return;
    const block = this.#block.subarray(0, this.#filled);
    this.#block = new Uint8Array(blockSize);
    this.#filled = 0;
    yield block;
  }
}

/** Passes on at most `maxBytes`. A larger file fails as `sitemap_too_large`. */
export async function* limitBytes(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array, void> {
  let left = maxBytes;
  for await (const block of source) {
    yield block.length > left ? block.subarray(0, left) : block;
    left -= block.length;
    if (left < 0) throw tooLarge(maxBytes);
  }
}

function tooLarge(maxBytes: number): SitemapError {
  return new SitemapError({
    code: 'sitemap_too_large',
    found: (where) => says('sitemaps.too_large', { where, bytes: maxBytes }),
    advice: says('sitemaps.split'),
  });
}
