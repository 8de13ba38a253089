import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import type { Endpoint } from '../net/own-endpoints.ts';

type RegistryDeps = { readonly db: Database; readonly log: Logger; readonly processId: string };

const leaseSeconds = 60;
const renewEveryMs = 15_000;
/** A page opens many connections, and the other processes seldom change between two of them. */
const recentMs = 1_000;

/**
 * The endpoints of every web process of this installation, kept in the database with a lease. A worker reads
 * there what it must never scan. `close` withdraws this process's own endpoints.
 */
export class EndpointRegistry {
  readonly #deps: RegistryDeps;
  #listOwn: () => readonly Endpoint[] = () => [];
  #renewal: NodeJS.Timeout | undefined;
  #known: { readonly endpoints: readonly Endpoint[]; readonly readAtMs: number } | undefined;
  #reading: Promise<readonly Endpoint[]> | undefined;

  constructor(deps: RegistryDeps) {
    this.#deps = deps;
  }

  /**
   * Registers what this process listens on, and keeps it registered: `listOwn` is called again at each renewal.
   * It is effective here at once, and elsewhere when this returns.
   */
  async announce(listOwn: () => readonly Endpoint[]): Promise<void> {
    this.#listOwn = listOwn;
    await this.#write();
    this.#renewal ??= setInterval(() => void this.#renew(), renewEveryMs);
  }

  /**
   * `now` reads the database; `recent` may be a second old. While the database is away, `recent` returns the
   * last list that was read, because an empty list would open what it protects. Throws if nothing was ever read.
   */
  async list(freshness: 'now' | 'recent'): Promise<readonly Endpoint[]> {
    return [...this.#listOwn(), ...(await this.#listRegistered(freshness))];
  }

  async #listRegistered(freshness: 'now' | 'recent'): Promise<readonly Endpoint[]> {
    const known = this.#known;
    if (freshness === 'now' || known === undefined) return await this.#read();
    if (performance.now() - known.readAtMs < recentMs) return known.endpoints;
    this.#reading ??= this.#read()
      .catch(() => known.endpoints)
      .finally(() => (this.#reading = undefined));
    return await this.#reading;
  }

  async close(): Promise<void> {
    if (this.#renewal === undefined) return;
    clearInterval(this.#renewal);
    try {
      await this.#deps.db.deleteFrom('web_endpoints').where('process_id', '=', this.#deps.processId).execute();
    } catch (error) {
      this.#deps.log.warn(
        { err: error },
        'the endpoint of this process could not be withdrawn; it expires with its lease',
      );
    }
  }

  async #read(): Promise<readonly Endpoint[]> {
    const endpoints = await this.#deps.db
      .selectFrom('web_endpoints')
      .select(['host', 'port'])
      .where('lease_until', '>', sql<Date>`now()`)
      .execute();
    this.#known = { endpoints, readAtMs: performance.now() };
    return endpoints;
  }

  async #renew(): Promise<void> {
    try {
      await this.#write();
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'the endpoint of this process could not be registered');
    }
  }

  /** Rows of dead processes are removed as well: nothing else removes them. */
  async #write(): Promise<void> {
    const { db, processId } = this.#deps;
    const leaseUntil = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
    const rows = this.#listOwn().map(({ host, port }) => ({
      process_id: processId,
      host,
      port,
      lease_until: leaseUntil,
    }));
    if (rows.length > 0) {
      await db
        .insertInto('web_endpoints')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['process_id', 'host', 'port']).doUpdateSet({ lease_until: leaseUntil }),
        )
        .execute();
    }
    await db
      .deleteFrom('web_endpoints')
      .where('lease_until', '<', sql<Date>`now()`)
      .execute();
  }
}
