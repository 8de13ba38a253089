import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../adapters/db/schema.ts';
import type { Endpoint } from '../../adapters/net/own-endpoints.ts';
import type { HealthPart } from '../../texts/health-part.ts';

type RegisterDeps = {
  readonly db: Database;
  readonly log: Logger;
  readonly processId: string;
  readonly role: 'all' | 'web' | 'worker';
  /** The current state of this process's parts. */
  readonly check: () => Readonly<Record<string, HealthPart>>;
};

const leaseSeconds = 60;
const renewEveryMs = 15_000;

/**
 * Records in the database that this process is running, with its role, the state of its browser, and its addresses.
 * From these rows every process reports the health of the installation, and learns which addresses no scan may reach.
 * `close` withdraws the row.
 */
export class ProcessRegister {
  readonly #deps: RegisterDeps;
  #listEndpoints: () => readonly Endpoint[] = () => [];
  #renewal: NodeJS.Timeout | undefined;
  #isClosed = false;
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: RegisterDeps) {
    this.#deps = deps;
  }

  /** Registers the process, and keeps it registered until `close`. */
  start(): void {
    this.write();
    this.#renewal ??= setInterval(() => this.write(), renewEveryMs);
  }

  /** Writes the current state. If the database is away, the next renewal writes it. */
  write(): void {
    void this.#writeNext().catch((error: unknown) =>
      this.#deps.log.warn({ err: error }, 'the state of this process could not be written'),
    );
  }

  /**
   * Adds the addresses of this process. Each renewal calls `list` again. When this returns, every process knows the
   * addresses.
   */
  async announce(list: () => readonly Endpoint[]): Promise<void> {
    this.#listEndpoints = list;
    await this.#writeNext();
  }

  /** The addresses of this process. */
  get endpoints(): readonly Endpoint[] {
    return this.#listEndpoints();
  }

  async close(): Promise<void> {
    clearInterval(this.#renewal);
    this.#isClosed = true;
    await this.#writing;
    try {
      await this.#deps.db.deleteFrom('processes').where('id', '=', this.#deps.processId).execute();
    } catch (error) {
      this.#deps.log.warn(
        { err: error },
        'this process could not be removed from the list; its entry expires with its lease',
      );
    }
  }

  /** Writes run one after the other, so that the last state remains. */
  async #writeNext(): Promise<void> {
    const written = this.#writing.then(async () => (this.#isClosed ? undefined : this.#write()));
    this.#writing = written.catch(() => undefined);
    return written;
  }

  /** Also removes the rows of dead processes, because nothing else removes them. */
  async #write(): Promise<void> {
    const { db, processId, role, check } = this.#deps;
    const row = {
      checks: JSON.stringify(check()),
      endpoints: JSON.stringify(this.endpoints),
      lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    };
    await db
      .deleteFrom('processes')
      .where('lease_until', '<', sql<Date>`now()`)
      .execute();
    await db
      .insertInto('processes')
      .values({ id: processId, role, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}
