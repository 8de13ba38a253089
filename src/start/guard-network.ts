import type { OpenDatabase } from '../adapters/db/open-database.ts';
import type { ReadDatabase } from '../adapters/db/read-database.ts';
import type { ListOwnEndpoints } from '../adapters/net/own-endpoints.ts';
import type { CreatePolicy } from '../adapters/net/policy.ts';
import { createNetworkPolicy } from '../adapters/net/policy.ts';
import type { Config } from '../config.ts';
import { KnownEndpoints } from '../service/processes/known-endpoints.ts';
import type { ProcessRegister } from '../service/processes/process-register.ts';
import type { OpenFiles } from './open-files.ts';

type OwnServers = {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly files: OpenFiles;
  readonly reads: ReadDatabase | undefined;
  readonly register: ProcessRegister;
};

/** Creates the only ways to the network. None of them leads to the endpoints of the installation. */
export function guardNetwork({ config, database, files, reads, register }: OwnServers): CreatePolicy {
  const known = new KnownEndpoints(database.db);
  const ownEndpoints: ListOwnEndpoints = async (freshness) => [
    ...register.endpoints,
    ...(await known.list(freshness)),
    ...database.endpoints,
    ...files.endpoints,
    ...(reads?.endpoints ?? []),
  ];
  const { deny, proxies } = config.network;
  return (options) => createNetworkPolicy({ ...options, deny, proxies, ownEndpoints });
}
