import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';
import { callerOf } from './guard-access.ts';

/** Whom a request counts for: its token or user, or the network at the other end while access control is off. */
export function callerKey(request: FastifyRequest): string {
  const { kind, name } = callerOf(request);
  return `${kind} ${name ?? networkOf(request.raw.socket.remoteAddress)}`;
}
