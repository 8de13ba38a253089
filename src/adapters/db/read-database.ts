import { Kysely, PostgresDialect } from 'kysely';
import type { HealthPart } from '../../texts/health-part.ts';
import { within } from '../../time/time-limit.ts';
import type { Database, Schema } from './schema.ts';
import { openPool } from './server.ts';
import type { ServerEndpoint } from './server-url.ts';
import { listServerEndpoints, listServerUrls, nameServerDatabase } from './server-url.ts';
import { SilenceWatch } from './silence-watch.ts';
import { says } from '../../texts/saying.ts';

/** Gives the database that the report of a scan reads. */
export type OpenReader = (scanId: string) => Promise<Database>;

type ReadDeps = {
  readonly primary: Database;
  readonly url: string;
  readonly maxConnections: number;
  /** Called for each report with the server that it reads. */
  readonly onRead?: ((server: 'primary' | 'replica') => void) | undefined;
};

/** The longest wait for an answer of the replica. */
const answerMs = 1_000;
/** Reports are read for minutes, so a silent replica is noticed sooner than a silent primary. */
const patience = { everyMs: 1_000, answerMs: 2_000 };

/** A pool for the read replica in `DATABASE_READ_URL` (docs/decisions/0012). It connects on demand. */
export class ReadDatabase {
  readonly #deps: ReadDeps;
  readonly #replica: Database;
  readonly #watch: SilenceWatch;

  /** Throws an Error with a one-line message if the URL does not name exactly one server. */
  constructor(deps: ReadDeps) {
    const [url, ...others] = listServerUrls(deps.url, 'DATABASE_READ_URL');
    if (url === undefined || others.length > 0)
      throw new Error('DATABASE_READ_URL must name one server. Put several replicas behind one address.');
    this.#deps = deps;
    this.#watch = new SilenceWatch(url, patience);
    const options = '-c default_transaction_read_only=on';
    const pool = openPool({ url, maxConnections: deps.maxConnections, connectMs: answerMs, options }, this.#watch);
    this.#replica = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }

  get endpoints(): readonly ServerEndpoint[] {
    return listServerEndpoints(this.#deps.url, 'DATABASE_READ_URL');
  }

  /**
   * Returns the replica if its copy of the scan is as new as the primary's, and otherwise the primary. Each change that
   * a report shows increases the scan's revision in its own transaction, so a report misses no acknowledged change. If
   * the primary is unavailable, the reader's first query fails and says so.
   */
  readonly open: OpenReader = async (scanId) => {
    const { primary, onRead } = this.#deps;
    const [here, there] = await Promise.all(
      [primary, this.#replica].map(async (db) => within(answerMs, readRevision(db, scanId)).catch(() => undefined)),
    );
    const isCurrent = there !== undefined && there === here;
    onRead?.(isCurrent ? 'replica' : 'primary');
    return isCurrent ? this.#replica : primary;
  };

  /** `ok` if the replica answers. */
  readonly examine = async (): Promise<HealthPart> => {
    try {
      await within(answerMs, this.#replica.selectFrom('installation').select('id').execute());
      return { status: 'ok' };
    } catch {
      const name = nameServerDatabase(this.#deps.url, 'DATABASE_READ_URL');
      return {
        status: 'degraded',
        detail: says('health.replica_silent', { name }),
        remedy: says('health.start_replica'),
      };
    }
  };

  async close(): Promise<void> {
    this.#watch.stop();
    await this.#replica.destroy();
  }
}

async function readRevision(db: Database, scanId: string): Promise<number | undefined> {
  const scan = await db.selectFrom('scans').select('revision').where('id', '=', scanId).executeTakeFirst();
  return scan?.revision;
}
