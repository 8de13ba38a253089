import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import { Pool, TypeOverrides } from 'pg';
import { answerByCallback } from './answer-by-callback.ts';
import { keepPlans } from './keep-plans.ts';
import { listServerUrls } from './server-url.ts';
import type { Patience } from './silence-watch.ts';
import { SilenceWatch } from './silence-watch.ts';
import { refuseStandby, WritablePool } from './writable-pool.ts';

const int8Type = 20;

export type ServerPlace = { readonly url: string; readonly maxConnections: number; readonly patience?: Patience };

/**
 * Opens a pool of connections to a PostgreSQL server. If the URL names several servers, the pool uses one that accepts
 * writes. Connecting, and waiting for a free connection, fails after 10 s. The server's URL may contain a password, so
 * it is never logged and never part of an error. Throws an Error with a one-line message if the URL names no server.
 */
export async function openServer(place: ServerPlace): Promise<{ dialect: Dialect; release: () => Promise<void> }> {
  const urls = listServerUrls(place.url);
  const watches = urls.map((url) => new SilenceWatch(url, place.patience));
  const verify = urls.length > 1 ? refuseStandby : undefined;
  const pools = urls.map((url, index) => openPool({ ...place, url, verify }, watches[index]));
  const pool = new WritablePool(pools);
  const release = async () => {
    for (const watch of watches) watch.stop();
  };
  try {
    (await pool.connect()).release();
  } catch (error) {
    await release();
    await pool.end();
    throw new Error(`The PostgreSQL server named by DATABASE_URL ${describeRefusal(error)}`, { cause: error });
  }
  return { dialect: new PostgresDialect({ pool }), release };
}

const refusals: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user name or the password. Check both.',
  '28000': 'refuses the user name, or connections from this machine. Check the user, and its pg_hba.conf.',
  '3D000': 'has no database of that name. Create it, or correct the name.',
  '53300': 'has no connection left. Increase its max_connections, or stop other programs that use it.',
  ECONNREFUSED: 'could not be reached: nothing listens there. Check its host and port.',
  ENOTFOUND: 'could not be reached: its host name is unknown. Check its host.',
};

/** Uses only the code of the server or the system, because its message may quote the password. */
function describeRefusal(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  return refusals[code] ?? 'could not be reached. Check its host, port, user name and password.';
}

type PoolPlace = Omit<ServerPlace, 'patience'> & {
  readonly connectMs?: number;
  /** Settings of each session, as `-c name=value`. */
  readonly options?: string;
  /** Decides whether a new connection may be used. */
  readonly verify?: ((client: PoolClient, done: (error?: Error) => void) => void) | undefined;
};

/** A pool of connections to one server. It connects on demand. */
export function openPool(
  { url, maxConnections, connectMs = 10_000, options = '', verify }: PoolPlace,
  watch: SilenceWatch | undefined,
): Pool {
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    // Limits the life of a connection, because the plans that it keeps may be for smaller tables, and it never releases
    // memory.
    maxLifetimeSeconds: 300,
    keepAlive: true,
    application_name: 'curbcut',
    // Our statements are short and their cost estimates are rough. Compiling them took minutes while running them took
    // seconds.
    options: `-c jit=off ${options}`.trimEnd(),
    types: createTypeReader(),
    ...(watch !== undefined && { stream: watch.openSocket }),
    ...(verify !== undefined && { verify }),
  });
  watch?.watch(pool);
  // An idle connection reports here if it breaks because the server stopped. The next query opens another connection.
  pool.on('error', () => undefined);
  // A connection that breaks between two queries of a transaction would end the process without a listener. The next
  // query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', answerByCallback);
  pool.on('connect', keepPlans);
  return pool;
}

/** Row numbers fit into a double. PGlite returns them as numbers, so both databases do. */
function createTypeReader() {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(int8Type, Number);
  return overrides;
}
