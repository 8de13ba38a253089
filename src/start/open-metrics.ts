import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../adapters/db/schema.ts';
import { openMetricsServer } from '../edges/http/metrics-server.ts';
import type { Metrics } from '../service/metrics/metrics.ts';
import { listListening } from '../adapters/net/list-listening.ts';
import type { Endpoint } from '../adapters/net/own-endpoints.ts';

type Measuring = { readonly config: Config; readonly log: Logger; readonly db: Database };

export type OpenMetrics = {
  /** Undefined if metrics are off. */
  readonly metrics: Metrics | undefined;
  readonly endpoints: () => readonly Endpoint[];
  close(): Promise<void>;
};

/**
 * Serves the metrics of this process on their own port, if the configuration names one. Throws an Error if the port is
 * in use.
 */
export async function openMetrics({ config, db, log }: Measuring): Promise<OpenMetrics> {
  const { host, metricsPort: port, role } = config;
  if (port === undefined) return { metrics: undefined, endpoints: () => [], close: async () => undefined };
  // prom-client costs 30 ms of processor time and 7 MB, so only a process with metrics loads it.
  const [{ Metrics }, { readFleet }] = await Promise.all([
    import('../service/metrics/metrics.ts'),
    import('../service/metrics/read-fleet.ts'),
  ]);
  const metrics = new Metrics();
  const read = async () => {
    const texts = await Promise.all([metrics.write(), role === 'worker' ? '' : readFleet(db)]);
    return texts.join('');
  };
  const server = await openMetricsServer(read, { host, port, mediaType: metrics.mediaType });
  const endpoints = () => listListening(server.addresses());
  log.info({ port: endpoints()[0]?.port }, 'metrics are served at /metrics');
  return { metrics, endpoints, close: () => server.close() };
}
