import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import { Pool, TypeOverrides } from 'pg';
import { answerByCallback } from './answer-by-callback.ts';
import { readServerUrl } from './server-url.ts';

const int8Type = 20;

/**
 * A pool of connections to a PostgreSQL server. Connecting, and waiting for a free connection, fails after 10 s.
 * The server's URL may contain a password, so it is never logged and never part of an error. Throws an Error of one
 * line if the URL does not name exactly one server.
 */
export async function openServer(place: {
  readonly url: string;
  readonly maxConnections: number;
}): Promise<{ dialect: Dialect; release: () => Promise<void> }> {
  readServerUrl(place.url);
  const pool = new Pool({
    connectionString: place.url,
    max: place.maxConnections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'curbcut',
    // Our statements are short and their cost estimates are rough: compiling them took minutes where running
    // them took seconds.
    options: '-c jit=off',
    types: createTypeReader(),
  });
  // An idle connection that breaks because the server stopped reports here. The next query opens another one.
  pool.on('error', () => undefined);
  // A connection that breaks between two queries of a transaction has no listener, which would end the process.
  // The next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', answerByCallback);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new Error(
      'The PostgreSQL server named by DATABASE_URL could not be reached. Check its host, port, user name and password.',
      { cause: error },
    );
  }
  return { dialect: new PostgresDialect({ pool }), release: async () => undefined };
}

/** Row numbers fit into a double. PGlite returns them as numbers, so both databases do. */
function createTypeReader() {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(int8Type, Number);
  return overrides;
}
