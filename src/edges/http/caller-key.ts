import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import { callerOf } from './guard-access.ts';

/** The key that a request counts for: its token or user, or its network while access control is off. */
export function callerKey(request: FastifyRequest): string {
  const { kind, name } = callerOf(request);
  return `${kind} ${name ?? networkOf(request.raw.socket.remoteAddress)}`;
}
