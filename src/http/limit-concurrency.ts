import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const busy = new Problem({
  status: 503,
  code: 'too_busy',
  detail: 'The service is sending as many of these responses as it can at the same time. Try again in a few seconds.',
  headers: { 'retry-after': '5' },
});

/** A reader who takes nothing for so long is gone, though its connection stands. Longer than any answer pauses. */
const idleLimitMs = 60_000;

/**
 * An `onRequest` hook for routes whose answers cost much: at most so many at once, counted until each is sent to its
 * end or its reader is gone; one more is answered 503 with `Retry-After`. Routes that share a hook share its places. A
 * connection on which nothing moved for `idleMs` is cut.
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
