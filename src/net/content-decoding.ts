import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

import { getErrorCode } from './connect-failure.ts';
import { FetchFailure } from './fetch-failure.ts';

/** The value of `accept-encoding` that this file can undo. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

// A bomb wrapped in a bomb: no server needs more than one, browsers follow some.
const MAX_LAYERS = 3;

/**
 * Streams that undo a `content-encoding`, in the order in which to pass them; none for an absent or plain one.
 * They work on what has arrived and hold no more than their windows. Throws FetchFailure `bad_encoding` for an unknown encoding.
 */
export function createDecoders(contentEncoding: string | undefined): readonly Transform[] {
  const layers = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity');
  if (layers.length > MAX_LAYERS)
    throw new FetchFailure('bad_encoding', 'The answer is compressed more often than is reasonable.');
  return layers.toReversed().map((layer) => createDecoder(layer));
}

/** Names an error of one of the decoders; undefined when the error came from elsewhere. */
export function toEncodingFailure(error: unknown): FetchFailure | undefined {
  const code = getErrorCode(error);
  // zlib: Z_…; brotli: ERR_ and its own name for the fault, with or without "BROTLI_" (both forms were seen).
  if (!/^(?:Z_|ERR__|ERR_BROTLI|ERR_PADDING)/u.test(code)) return undefined;
  return new FetchFailure('bad_encoding', `The answer's compression is damaged or incomplete (${code}).`, {
    cause: error,
  });
}

function createDecoder(layer: string): Transform {
  switch (layer) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return new InflateEither();
    default:
      throw new FetchFailure(
        'bad_encoding',
        `The answer has a content encoding that is not known: "${layer.slice(0, 40)}".`,
      );
  }
}

/** "deflate" is zlib by RFC 9110, bare deflate with some servers: the first byte tells, as in browsers. */
class InflateEither extends Transform {
  #inflate: (Transform & Readable) | undefined;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const inflate = (this.#inflate ??= this.#start(chunk));
    if (inflate.write(chunk)) done();
    else inflate.once('drain', () => done());
  }

  override _flush(done: TransformCallback): void {
    if (this.#inflate === undefined) return done();
    this.#inflate.once('end', () => done());
    this.#inflate.end();
  }

  override _read(size: number): void {
    this.#inflate?.resume();
    super._read(size);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#inflate?.destroy();
    done(error);
  }

  #start(firstChunk: Buffer): Transform {
    const isZlib = ((firstChunk[0] ?? 0) & 0x0f) === 8;
    const inflate = isZlib ? createInflate() : createInflateRaw();
    inflate.on('data', (data: Buffer) => {
      if (!this.push(data)) inflate.pause();
    });
    inflate.on('error', (error) => this.destroy(error));
    return inflate;
  }
}
