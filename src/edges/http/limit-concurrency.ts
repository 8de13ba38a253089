import type { FastifyReply, FastifyRequest } from 'fastify';
import { Tally } from '../../findings/tally.ts';
import { callerKey } from './caller-key.ts';
import { Problem } from './problem.ts';
import { says } from '../../texts/saying.ts';

/** Closing frees the connection of a refused request at once. Kept connections would add up. */
const headers = { 'retry-after': '5', connection: 'close' };
const busy = new Problem({
  status: 503,
  code: 'too_busy',
  saying: says('requests.busy'),
  headers,
});
const callerBusy = new Problem({
  status: 429,
  code: 'too_many_at_once',
  saying: says('requests.caller_busy'),
  headers,
});

/** A client that reads nothing for this long has gone, even if its connection is open. No response pauses this long. */
const idleLimitMs = 60_000;

type Limits = {
  /** A connection without traffic for this long is closed. */
  readonly idleMs?: number;
  /** The number of these responses that one caller may have at once. Undefined: three of four. */
  readonly perCaller?: number;
};

/**
 * An `onRequest` hook for expensive routes. It limits how many of their responses are in progress at once. A response
 * counts until it is sent completely or its client has gone. A caller that reads slowly leaves some to others. Further
 * requests get 503, or 429 if only their caller has too many, with `Retry-After`. Routes that share a hook share its
 * limit.
 */
export function limitConcurrency(
  atOnce: number,
  { idleMs = idleLimitMs, perCaller = Math.ceil((atOnce * 3) / 4) }: Limits = {},
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  let running = 0;
  const runningOf = new Tally();
  return async (request, reply) => {
    if (running >= atOnce) throw busy;
    const caller = perCaller < atOnce ? callerKey(request) : '';
    if (runningOf.of(caller) >= perCaller) throw callerBusy;
    running += 1;
    runningOf.add(caller);
    reply.raw.setTimeout(idleMs, () => reply.raw.destroy());
    reply.raw.once('close', () => {
      running -= 1;
      runningOf.remove(caller);
    });
  };
}
