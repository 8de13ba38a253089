import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';

/** A second server for operators: `/metrics` and `/live`, and no other path. */
export type MetricsServer = { readonly addresses: () => readonly (AddressInfo | string)[]; close(): Promise<void> };

type Options = { readonly host: string; readonly port: number; readonly mediaType: string };

/**
 * Serves the text that `read` returns. `/live` responds whenever the process runs, even while the database is away,
 * because a restart would not bring the database back. Throws if the port is in use.
 */
export async function openMetricsServer(read: () => Promise<string>, options: Options): Promise<MetricsServer> {
  const app = fastify({ requestTimeout: 10_000, keepAliveTimeout: 65_000, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) => {
    const text = await read();
    return reply.header('content-type', options.mediaType).header('cache-control', 'no-store').send(text);
  });
  app.get('/live', async (_request, reply) => reply.code(204).header('cache-control', 'no-store').send());
  await app.listen({ host: options.host, port: options.port });
  return { addresses: () => app.addresses(), close: async () => app.close() };
}
