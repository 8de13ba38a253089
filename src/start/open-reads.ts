import type { Config } from '../config.ts';
import type { OpenDatabase } from '../adapters/db/open-database.ts';
import { ReadDatabase } from '../adapters/db/read-database.ts';
import type { Metrics } from '../service/metrics/metrics.ts';

type Ground = {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly measured: { readonly metrics: Metrics | undefined };
};

/** Opens the read replica that the configuration names. Undefined: there is none. */
export function openReads({ config, database, measured }: Ground): ReadDatabase | undefined {
  if (config.readReplicas === undefined || config.database.kind === 'embedded') return undefined;
  return new ReadDatabase({
    primary: database.db,
    url: config.readReplicas,
    maxConnections: config.database.maxConnections,
    onRead: (server) => measured.metrics?.readAnswered(server),
  });
}
