import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';

import { ConnectFailure, toConnectFailure } from './connect-failure.ts';
import { createDecoders, toEncodingFailure } from './content-decoding.ts';

export type BodyOptions = {
  /** The longest wait for the next piece. */
  readonly stallMs: number;
  readonly signal: AbortSignal | undefined;
  /** "host:port" for sentences. */
  readonly endpoint: string;
};

/**
 * The decoded body of an answer, piece by piece as the reader asks for it; leaving the loop closes the connection.
 * Throws ConnectFailure or FetchFailure (`bad_encoding`, `timeout`, `connection_error`) or the signal's reason. An unknown encoding throws at once.
 */
export function readBody(message: IncomingMessage, options: BodyOptions): AsyncIterable<Buffer> {
  try {
    const decoders = isBodiless(message) ? [] : createDecoders(message.headers['content-encoding']);
    return readPieces(message, decoders, options);
  } catch (error) {
    message.destroy();
    throw error;
  }
}

// Nothing at all is no valid gzip, and yet servers label it so.
function isBodiless(message: IncomingMessage): boolean {
  return message.statusCode === 204 || message.statusCode === 304 || message.headers['content-length'] === '0';
}

function decode(message: IncomingMessage, decoders: readonly Transform[]): Readable {
  const last = decoders.at(-1);
  if (last === undefined) return message;
  // The error reaches the reader through `last`, which the pipeline destroys with it.
  pipeline([message, ...decoders], () => undefined);
  return last;
}

async function* readPieces(
  message: IncomingMessage,
  decoders: readonly Transform[],
  options: BodyOptions,
): AsyncGenerator<Buffer> {
  const { stallMs, signal, endpoint } = options;
  const stall = new ConnectFailure('timeout', `The answer stopped: nothing came for ${Math.ceil(stallMs / 1000)} s.`);
  const abort = (): void => void message.destroy(toError(signal?.reason));
  const pieces: AsyncIterator<Buffer> = decode(message, decoders)[Symbol.asyncIterator]();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    for (;;) {
      signal?.throwIfAborted();
      // Runs only while the reader waits: a slow reader is not the site's fault.
      const timer = setTimeout(() => message.destroy(stall), stallMs);
      const piece = await pieces.next().finally(() => clearTimeout(timer));
      if (piece.done === true) return;
      yield piece.value;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw toEncodingFailure(error) ?? toConnectFailure(error, endpoint);
  } finally {
    signal?.removeEventListener('abort', abort);
    message.destroy();
  }
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('The fetch was aborted.', { cause: reason });
}
