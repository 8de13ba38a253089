import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import type { PoolClient } from 'pg';
import { Client, Pool, TypeOverrides } from 'pg';

const int8Type = 20;

/**
 * A pool of connections to a PostgreSQL server. Connecting, and waiting for a free connection, gives
 * up after 10 s. The server's address may hold a password: it is never logged, nor part of an error.
 */
export async function openServer(place: {
  readonly url: string;
  readonly maxConnections: number;
}): Promise<{ dialect: Dialect; release: () => Promise<void> }> {
  const pool = new Pool({
    connectionString: place.url,
    max: place.maxConnections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'curbcut',
    // Our statements are short and their plans are guessed at: compiling them took minutes where running took seconds.
    options: '-c jit=off',
    types: createTypeReader(),
  });
  // An idle connection that breaks (the server went away) reports here; the next query opens another.
  pool.on('error', () => undefined);
  // One that breaks between two queries of a transaction has no listener, which would end the process; the next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', answerByCallback);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new Error(
      'The PostgreSQL server named by DATABASE_URL could not be reached. Check its address, user and password.',
      { cause: error },
    );
  }
  return { dialect: new PostgresDialect({ pool }), release: async () => undefined };
}

export type ServerEndpoint = { readonly host: string; readonly port: number };

/**
 * Where the server of this URL listens, as the driver itself reads it: `?host=` and `?port=`, the PGHOST and PGPORT of
 * the environment. A server that is reached by a Unix socket may listen on its port of this machine as well.
 */
export function listServerEndpoints(url: string): readonly ServerEndpoint[] {
  const { host, port } = new Client({ connectionString: url });
  return [{ host: host.startsWith('/') ? '127.0.0.1' : host, port }];
}

/** For people: without user and password. */
export function nameServerDatabase(url: string): string {
  const { host, port, database } = new Client({ connectionString: url });
  return `the PostgreSQL database "${database ?? ''}" at ${host}:${port}`;
}

type Answer = (error: Error | null, result: unknown) => void;

/**
 * What was read by the promise that the client makes for itself stays in memory until the next full collection; what its callback
 * is given goes with the next small one. Measured on a report of 300,000 occurrences: 240 and 90 MB above idle.
 */
function answerByCallback(client: PoolClient): void {
  const query: (...args: readonly unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query: (...args: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        const answer: Answer = (error, result) => (error === null ? resolve(result) : reject(error));
        query(...args, answer);
      }),
  });
}

/** Row numbers fit a double; PGlite gives them as numbers, so both engines do. */
function createTypeReader() {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(int8Type, Number);
  return overrides;
}
