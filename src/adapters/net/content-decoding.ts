import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

import { says } from '../../texts/saying.ts';
import { FetchFailure } from './fetch-failure.ts';

/** The value of `accept-encoding` for the encodings that this file decodes. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

// One decompression bomb can contain another. Servers need at most one layer, but browsers decode several.
const MAX_LAYERS = 3;

const DECODERS: Readonly<Record<string, (firstByte: number) => Transform>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  br: () => createBrotliDecompress(),
  // RFC 9110 requires zlib, but some servers send bare deflate. The first byte tells them apart, as in browsers.
  deflate: (firstByte) => ((firstByte & 0x0f) === 8 ? createInflate() : createInflateRaw()),
};

/**
 * Decodes a body by its `content-encoding` while it arrives, and buffers only the decoders' windows. An unknown
 * encoding throws FetchFailure `bad_encoding` immediately. A damaged body throws zlib's error when it is read.
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
  // An empty body is not valid gzip, but some servers label it so.
  if (first.done === true) return;
  const decoder = DECODERS[layer]?.(first.value[0] ?? 0);
  if (decoder === undefined) return;
  // The pipeline destroys the decoder with the error of a piece, so the reader receives the error.
  pipeline(resume(first.value, pieces), decoder, () => undefined);
  yield* decoder;
}

async function* resume(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}
