import type { Config } from '../config.ts';
import type { Database } from '../adapters/db/schema.ts';
import { ReadDatabase } from '../adapters/db/read-database.ts';
import type { Metrics } from '../service/metrics/metrics.ts';

type Reading = { readonly config: Config; readonly db: Database; readonly metrics: Metrics | undefined };

/** Opens the configured read replica. Returns undefined without one. */
export function openReads({ config, db, metrics }: Reading): ReadDatabase | undefined {
  if (config.readReplicas === undefined || config.database.kind === 'embedded') return undefined;
  return new ReadDatabase({
    primary: db,
    url: config.readReplicas,
    maxConnections: config.database.maxConnections,
    onRead: (server) => metrics?.readAnswered(server),
  });
}
