import type { OpenDatabase } from '../adapters/db/open-database.ts';
import type { ReadDatabase } from '../adapters/db/read-database.ts';
import type { ListOwnEndpoints } from '../adapters/net/own-endpoints.ts';
import type { NetworkPolicy } from '../adapters/net/policy.ts';
import { createNetworkPolicy } from '../adapters/net/policy.ts';
import { createWebhookPost } from '../adapters/net/webhook-post.ts';
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

type GuardedNetwork = {
  readonly network: NetworkPolicy;
  readonly postWebhook: ReturnType<typeof createWebhookPost>;
};

/** The only two ways to the network. Neither leads to the endpoints of the installation. */
export function guardNetwork({ config, database, files, reads, register }: OwnServers): GuardedNetwork {
  const known = new KnownEndpoints(database.db);
  const ownEndpoints: ListOwnEndpoints = async (freshness) => [
    ...register.endpoints,
    ...(await known.list(freshness)),
    ...database.endpoints,
    ...files.endpoints,
    ...(reads?.endpoints ?? []),
  ];
  return {
    network: createNetworkPolicy({ ...config.network, ownEndpoints }),
    postWebhook: createWebhookPost({ allow: config.webhookAllow, deny: config.network.deny, ownEndpoints }),
  };
}
