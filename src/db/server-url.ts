import { Client } from 'pg';

export type ServerEndpoint = { readonly host: string; readonly port: number };

/** One server as the driver reads its URL: `?host=` and `?port=`, the PGHOST and PGPORT of the environment. */
type Server = ServerEndpoint & { readonly database: string | undefined };

/**
 * Throws an Error of one line, without the URL, which may hold a password. The driver connects to one host: it would look up a
 * list as a single name.
 */
export function readServerUrl(url: string): Server {
  const server = parseAsDriver(url);
  if (server === undefined || !server.host.includes(',')) return server ?? fail('is not a valid URL of one server');
  return fail('names several hosts');
}

/** Where the server listens. One that is reached by a Unix socket may listen on its port of this machine as well. */
export function listServerEndpoints(url: string): readonly ServerEndpoint[] {
  const { host, port } = readServerUrl(url);
  return [{ host: host.startsWith('/') ? '127.0.0.1' : host, port }];
}

/** For people: without user and password. */
export function nameServerDatabase(url: string): string {
  const { host, port, database } = readServerUrl(url);
  return `the PostgreSQL database "${database ?? ''}" at ${host}:${port}`;
}

function parseAsDriver(url: string): Server | undefined {
  try {
    const { host, port, database } = new Client({ connectionString: url });
    return { host, port, database };
  } catch {
    return undefined;
  }
}

function fail(what: string): never {
  throw new Error(
    `DATABASE_URL ${what}. Name one host and port, such as postgres://user:password@db.example:5432/curbcut. ` +
      'For several servers, name the proxy or the virtual IP address in front of them.',
  );
}
