import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { says } from '../../texts/saying.ts';

/** `name` is ASCII, see nameReport. */
export function nameAnswer(
  reply: FastifyReply,
  { type, name }: { readonly type: string; readonly name: string },
): void {
  void reply.headers({
    'content-type': type,
    // The name is ASCII without quotes or backslashes: see nameReport.
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}

/**
 * Streams text as it is written. If the client disconnects, the generator ends. An error in the generator destroys the
 * connection without the last chunk, so that an incomplete download cannot look complete.
 */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncGenerator<string | Uint8Array>,
): FastifyReply {
  return reply.send(Readable.from(isHead(request) ? [] : pieces, { highWaterMark: 2 }));
}

/** A HEAD request gets headers alone. */
export function isHead(request: FastifyRequest): boolean {
  return request.method === 'HEAD';
}

/**
 * A signal that aborts when the response is sent, the client is gone, or the service stops. A listener on the socket
 * would stay for each of the socket's requests.
 */
export function whileWanted(reply: FastifyReply, closing: AbortSignal): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, closing]);
}

/** The response of a service without a browser to a request for a PDF: `pdf_unavailable`. */
export async function refuseToPrint(): Promise<never> {
  throw new Problem({
    status: 503,
    code: 'pdf_unavailable',
    saying: says('refusals.pdf_unavailable'),
    headers: { 'retry-after': '3600' },
  });
}
