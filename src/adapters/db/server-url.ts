import { Client } from 'pg';

export type ServerEndpoint = { readonly host: string; readonly port: number };

/** The variable that contains the URL. It decides what the servers are used for. */
export type UrlVariable = 'DATABASE_URL' | 'DATABASE_READ_URL';

/** A server as the driver reads its URL: from `?host=` and `?port=`, or PGHOST and PGPORT in the environment. */
type Server = ServerEndpoint & { readonly database: string | undefined };

/**
 * Returns one URL for each host in the URL. libpq reads `postgres://a:5432,b:5432/curbcut` and
 * `?host=a,b&port=5432,5433` as lists, but the driver supports only one host. Throws an Error with a one-line message.
 * It excludes the URL, which may contain a password.
 */
export function listServerUrls(url: string, variable: UrlVariable = 'DATABASE_URL'): readonly string[] {
  const urls = splitHosts(url, variable);
  for (const one of urls) if (parseAsDriver(one) === undefined) fail(variable);
  return urls;
}

/**
 * The endpoints that the servers listen on. A server with a Unix socket may also listen on its port of this machine.
 */
export function listServerEndpoints(url: string, variable?: UrlVariable): readonly ServerEndpoint[] {
  return listServerUrls(url, variable).map((one) => {
    const { host, port } = readServer(one, variable);
    return { host: host.startsWith('/') ? '127.0.0.1' : host, port };
  });
}

/** Names the database for people, without user and password. */
export function nameServerDatabase(url: string, variable?: UrlVariable): string {
  const servers = listServerUrls(url, variable).map((one) => readServer(one, variable));
  const places = servers.map(({ host, port }) => `${host}:${port}`).join(' or ');
  return `the PostgreSQL database "${servers[0]?.database ?? ''}" at ${places}`;
}

function readServer(url: string, variable?: UrlVariable): Server {
  return parseAsDriver(url) ?? fail(variable);
}

const shape = /^(?<scheme>\w+:\/\/)(?<user>[^/?#]*@)?(?<hosts>[^/?#]*)(?<rest>.*)$/su;

function splitHosts(url: string, variable: UrlVariable): readonly string[] {
  const { scheme = '', user = '', hosts = '', rest = '' } = shape.exec(url)?.groups ?? {};
  const urls = hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
  const isList = urls.length > 1;
  if (isList && hosts.split(',').includes('')) fail(variable);
  return urls.flatMap((one) => splitParameters(one, isList, variable));
}

/** The variable decides which of several hosts is used, so libpq's parameter for that is removed. */
function splitParameters(url: string, isListed: boolean, variable: UrlVariable): readonly string[] {
  const parsed = URL.parse(url);
  if (parsed === null) return isListed ? fail(variable) : [url];
  const hosts = parsed.searchParams.get('host')?.split(',') ?? [];
  if (hosts.length < 2 && !isListed) return [url];
  if (hosts.includes('') || !allowedTargets[variable].has(parsed.searchParams.get('target_session_attrs')))
    fail(variable);
  parsed.searchParams.delete('target_session_attrs');
  return hosts.length === 0 ? [parsed.href] : nameEach(parsed, hosts);
}

function nameEach(url: URL, hosts: readonly string[]): readonly string[] {
  const ports = url.searchParams.get('port')?.split(',') ?? [];
  return hosts.map((host, index) => {
    const one = new URL(url);
    one.searchParams.set('host', host);
    const port = ports[index] ?? ports[0];
    if (port !== undefined) one.searchParams.set('port', port);
    return one.href;
  });
}

const allowedTargets: Readonly<Record<UrlVariable, ReadonlySet<string | null>>> = {
  DATABASE_URL: new Set([null, 'read-write', 'primary']),
  DATABASE_READ_URL: new Set([null, 'any', 'read-only', 'standby', 'prefer-standby']),
};

function parseAsDriver(url: string): Server | undefined {
  try {
    const { host, port, database } = new Client({ connectionString: url });
    return { host, port, database };
  } catch {
    return undefined;
  }
}

function fail(variable: UrlVariable = 'DATABASE_URL'): never {
  const parameter = variable === 'DATABASE_URL' ? '?target_session_attrs=read-write' : '';
  throw new Error(
    `${variable} is not a valid URL. Name one server, such as postgres://user:password@db.example:5432/curbcut, or several, ` +
      `such as postgres://user:password@a.example:5432,b.example:5432/curbcut${parameter}.`,
  );
}
