import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

import { says } from '../../texts/saying.ts';
import { FetchFailure } from './fetch-failure.ts';

/** The value of `accept-encoding` that this file can decode. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

// A bomb can be wrapped in a bomb: no server needs more than one layer, browsers follow some.
const MAX_LAYERS = 3;

const DECODERS: Readonly<Record<string, (firstByte: number) => Transform>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  br: () => createBrotliDecompress(),
  // zlib by RFC 9110, bare deflate with some servers: the first byte shows which, as in browsers.
  deflate: (firstByte) => ((firstByte & 0x0f) === 8 ? createInflate() : createInflateRaw()),
};

/**
 * Undoes a `content-encoding` while the body arrives, holding no more than the decoders' windows. Throws FetchFailure
 * `bad_encoding` at once for an unknown encoding; a damaged body throws zlib's error when it is read.
 */
export function decodeContent(body: AsyncIterable<Buffer>, contentEncoding = ''): AsyncIterable<Buffer> {
  const layers = contentEncoding
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity');
  if (layers.length > MAX_LAYERS) throw new FetchFailure('bad_encoding', says('network.many_encodings'));
  const unknown = layers.find((layer) => !Object.hasOwn(DECODERS, layer));
  if (unknown !== undefined)
    throw new FetchFailure('bad_encoding', says('network.unknown_encoding', { encoding: unknown.slice(0, 40) }));
  return layers.toReversed().reduce(decodeLayer, body);
}

async function* decodeLayer(source: AsyncIterable<Buffer>, layer: string): AsyncGenerator<Buffer> {
  const pieces = source[Symbol.asyncIterator]();
  const first = await pieces.next();
  // Nothing at all is not valid gzip, and yet servers label it so.
  if (first.done === true) return;
  const decoder = DECODERS[layer]?.(first.value[0] ?? 0);
  if (decoder === undefined) return;
  // The error of a piece reaches the reader through the decoder, which the pipeline destroys with it.
  pipeline(resume(first.value, pieces), decoder, () => undefined);
  yield* decoder;
}

async function* resume(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}
