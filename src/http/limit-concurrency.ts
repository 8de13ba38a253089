import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const busy = new Problem({
  status: 503,
  code: 'too_busy',
  detail: 'The service is sending as many of these responses as it can at the same time. Try again in a few seconds.',
  headers: { 'retry-after': '5' },
});

/**
 * A client that reads nothing for this long has gone, even if its connection is open. Longer than any pause of a
 * response.
 */
const idleLimitMs = 60_000;

/**
 * An `onRequest` hook for expensive routes. It limits how many of their responses are in progress at once, each
 * counted until it is sent completely or its client has gone. Further requests get 503 with `Retry-After`.
 * Routes that share a hook share its limit. A connection without traffic for `idleMs` is closed.
 */
export function limitConcurrency(
  atOnce: number,
  idleMs = idleLimitMs,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  let running = 0;
  return async (_request, reply) => {
    if (running >= atOnce) throw busy;
    running += 1;
    reply.raw.setTimeout(idleMs, () => reply.raw.destroy());
    reply.raw.once('close', () => {
      running -= 1;
    });
  };
}
