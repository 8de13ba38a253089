import type { PoolClient } from 'pg';

/**
 * For a pool whose connections must all lead to one run of one server: behind a URL that leads to several replicas, one of them could
 * prove to be up to date and another one answer.
 */
export class SoleServer {
  readonly #accepted = new Set<PoolClient>();
  #identity: string | undefined;

  /** `verify` of the pool: refuses a connection to another server than those that are open. */
  readonly verify = (client: PoolClient, done: (error?: Error) => void): void => {
    void this.#report(client, done);
  };

  async #report(client: PoolClient, done: (error?: Error) => void): Promise<void> {
    done(
      await this.#check(client).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error)))),
    );
  }

  async #check(client: PoolClient): Promise<Error | undefined> {
    const { rows } = await client.query<{ identity: string }>(
      `select concat_ws(' ', system_identifier, inet_server_addr(), inet_server_port(), pg_postmaster_start_time()) as identity
      from pg_control_system()`,
    );
    const identity = rows[0]?.identity;
    if (this.#accepted.size === 0) this.#identity = identity;
    if (identity !== this.#identity) return new SeveralServers('The URL leads to several servers.');
    this.#accepted.add(client);
    client.once('end', () => this.#accepted.delete(client));
    return undefined;
  }
}

export class SeveralServers extends Error {}
