import type { Database } from '../../adapters/db/schema.ts';
import type { Endpoint } from '../../adapters/net/own-endpoints.ts';

/** A page opens many connections, and the other processes rarely change in between. */
const recentMs = 1_000;

/** The registered addresses of this installation's processes, which no scan may reach. */
export class KnownEndpoints {
  readonly #db: Database;
  #known: { readonly endpoints: readonly Endpoint[]; readonly readAtMs: number } | undefined;
  #reading: Promise<readonly Endpoint[]> | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * `now` reads the database; `recent` may be a second old. While the database is away, `recent` returns the last list,
   * because an empty list would open what it protects. Throws if no list was ever read.
   */
  async list(freshness: 'now' | 'recent'): Promise<readonly Endpoint[]> {
    const known = this.#known;
    if (freshness === 'now' || known === undefined) return await this.#read();
    if (performance.now() - known.readAtMs < recentMs) return known.endpoints;
    this.#reading ??= this.#read()
      .catch(() => known.endpoints)
      .finally(() => (this.#reading = undefined));
    return await this.#reading;
  }

  async #read(): Promise<readonly Endpoint[]> {
    const endpoints = await this.#db.selectFrom('known_endpoints').select(['host', 'port']).execute();
    this.#known = { endpoints, readAtMs: performance.now() };
    return endpoints;
  }
}
