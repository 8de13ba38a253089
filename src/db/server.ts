import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

const int8Type = 20;

/**
 * A pool of connections to a PostgreSQL server. Connecting, and waiting for a free connection, gives
 * up after 10 s. The server's address may hold a password: it is never logged, nor part of an error.
 */
export async function openServer(place: {
  readonly url: string;
  readonly maxConnections: number;
}): Promise<{ dialect: Dialect; release: () => Promise<void> }> {
  const pool = new pg.Pool({
    connectionString: place.url,
    max: place.maxConnections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'curbcut',
    types: { getTypeParser: readInt8AsNumber },
  });
  // An idle connection that breaks (the server went away) reports here; the next query opens another.
  pool.on('error', () => undefined);
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

/** Row numbers fit a double; PGlite gives them as numbers, so both engines do. */
const readInt8AsNumber: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === int8Type && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format);
