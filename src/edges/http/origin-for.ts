import type { FastifyRequest } from 'fastify';

/** The scheme and host of links to this service. `publicUrl`: the URL that people use to reach it. */
export function originFor(request: FastifyRequest, publicUrl: URL | undefined): string {
  return publicUrl?.origin ?? `${request.protocol}://${request.host}`;
}
