import type { Pool, PoolClient } from 'pg';

/**
 * Pools for several servers, one of which accepts writes. After a failover, another one does. A new connection comes
 * from the server of the last connection, or otherwise from the next one that accepts writes. If no server does,
 * `connect` throws an error that `isDatabaseAway` recognizes.
 */
export class WritablePool {
  readonly options = {};
  readonly #pools: readonly Pool[];
  #current = 0;

  /** The pools must use `refuseStandby` for new connections. */
  constructor(pools: readonly Pool[]) {
    this.#pools = pools;
  }

  async connect(): Promise<PoolClient> {
    const failures: unknown[] = [];
    const first = this.#current;
    for (const index of this.#pools.keys()) {
      const next = (first + index) % this.#pools.length;
      try {
        const client = await this.#pools[next]?.connect();
        if (client === undefined) continue;
        this.#current = next;
        return client;
      } catch (error) {
        failures.push(error);
      }
    }
    throw failures[0];
  }

  async end(): Promise<void> {
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }
}

/** PostgreSQL's code for a server that accepts no connections now. A later attempt may succeed. */
const cannotConnectNow = '57P03';

/** Closes a new connection to a standby. It is the `verify` option of a pool. */
export function refuseStandby(client: PoolClient, done: (error?: Error) => void): void {
  void reportRefusal(client, done);
}

async function reportRefusal(client: PoolClient, done: (error?: Error) => void): Promise<void> {
  done(
    await findRefusal(client).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
  );
}

async function findRefusal(client: PoolClient): Promise<Error | undefined> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby === false) return undefined;
  return Object.assign(new Error('The server is a standby and accepts no writes.'), { code: cannotConnectNow });
}
