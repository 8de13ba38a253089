import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../../service/metrics/metrics.ts';

/** Counts every response, and the time of those that end by themselves. */
export function countRequests(app: FastifyInstance, metrics: Pick<Metrics, 'requestAnswered'>): void {
  app.addHook('onResponse', async (_request, reply) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    metrics.requestAnswered(reply.statusCode, isStream ? undefined : reply.elapsedTime / 1_000);
  });
}
