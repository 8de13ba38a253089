import type { Pool, PoolClient } from 'pg';

/**
 * The pools of servers of which one accepts writes, and another one after a fail-over. A connection comes from the server that gave
 * the last one, or else from the next that accepts writes. What `connect` throws when none does says that the database is away.
 */
export class WritablePool {
  readonly options = {};
  readonly #pools: readonly Pool[];
  #current = 0;

  /** Their new connections are checked by `refuseStandby`. */
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

/** The code of PostgreSQL for a server that accepts no connections now: waiting helps. */
const cannotConnectNow = '57P03';

/** `verify` of a pool: a new connection to a standby is closed. */
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
