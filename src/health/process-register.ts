import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/schema.ts';
import type { HealthPart } from '../shared/health-part.ts';

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
 * Records in the database that this process is running, and the state of its browser, so that every process can
 * report the health of the installation. `close` withdraws the row.
 */
export class ProcessRegister {
  readonly #deps: RegisterDeps;
  #renewal: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: RegisterDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.write();
    this.#renewal ??= setInterval(() => this.write(), renewEveryMs);
  }

  /** Writes the current state. If the database is away, the next renewal writes it. */
  write(): void {
    this.#writing = this.#writing.then(() => this.#write());
  }

  async close(): Promise<void> {
    clearInterval(this.#renewal);
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

  /** Rows of dead processes are removed as well: nothing else removes them. */
  async #write(): Promise<void> {
    const { db, log, processId, role, check } = this.#deps;
    const row = {
      checks: JSON.stringify(check()),
      lease_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    };
    try {
      await db
        .deleteFrom('processes')
        .where('lease_until', '<', sql<Date>`now()`)
        .execute();
      await db
        .insertInto('processes')
        .values({ id: processId, role, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    } catch (error) {
      log.warn({ err: error }, 'the state of this process could not be written');
    }
  }
}
