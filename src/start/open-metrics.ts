import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../adapters/db/schema.ts';
import { openMetricsServer } from '../edges/http/metrics-server.ts';
import { Metrics } from '../service/metrics/metrics.ts';
import { readFleet } from '../service/metrics/read-fleet.ts';
import { expositionType } from '../service/metrics/write-series.ts';
import { listListening } from '../adapters/net/list-listening.ts';
import type { Endpoint } from '../adapters/net/own-endpoints.ts';

type Ground = { readonly config: Config; readonly log: Logger; readonly db: Database };

export type OpenMetrics = {
  /** Undefined if nothing is measured. */
  readonly metrics: Metrics | undefined;
  readonly endpoints: () => readonly Endpoint[];
  close(): Promise<void>;
};

/** Serves the metrics of this process on their own port, if the configuration names one. Throws an Error if it is in use. */
export async function openMetrics({ config, db, log }: Ground): Promise<OpenMetrics> {
  const { host, metricsPort: port, role } = config;
  if (port === undefined) return { metrics: undefined, endpoints: () => [], close: async () => undefined };
  const metrics = new Metrics();
  const read = async () => metrics.write(role === 'worker' ? [] : await readFleet(db));
  const server = await openMetricsServer(read, { host, port, mediaType: expositionType });
  const endpoints = () => listListening(server.addresses());
  log.info({ port: endpoints()[0]?.port }, 'metrics are served at /metrics');
  return {
    metrics,
    endpoints,
    close: async () => {
      await server.close();
      metrics.close();
    },
  };
}
