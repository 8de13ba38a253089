import { Client } from 'pg';

export type ServerEndpoint = { readonly host: string; readonly port: number };

/** One server as the driver reads its URL: `?host=` and `?port=`, the PGHOST and PGPORT of the environment. */
type Server = ServerEndpoint & { readonly database: string | undefined };

/**
 * One URL for each host that the URL names, as libpq reads a list: `postgres://a:5432,b:5432/curbcut`, or `?host=a,b&port=5432,5433`.
 * The driver knows one host. Throws an Error of one line, without the URL, which may hold a password.
 */
export function listServerUrls(url: string): readonly string[] {
  const urls = splitHosts(url);
  for (const one of urls) if (parseAsDriver(one) === undefined) fail();
  return urls;
}

/** Where the servers listen. One that is reached by a Unix socket may listen on its port of this machine as well. */
export function listServerEndpoints(url: string): readonly ServerEndpoint[] {
  return listServerUrls(url).map((one) => {
    const { host, port } = readServer(one);
    return { host: host.startsWith('/') ? '127.0.0.1' : host, port };
  });
}

/** For people: without user and password. */
export function nameServerDatabase(url: string): string {
  const servers = listServerUrls(url).map(readServer);
  const places = servers.map(({ host, port }) => `${host}:${port}`).join(' or ');
  return `the PostgreSQL database "${servers[0]?.database ?? ''}" at ${places}`;
}

function readServer(url: string): Server {
  return parseAsDriver(url) ?? fail();
}

const shape = /^(?<scheme>\w+:\/\/)(?<user>[^/?#]*@)?(?<hosts>[^/?#]*)(?<rest>.*)$/su;

function splitHosts(url: string): readonly string[] {
  const { scheme = '', user = '', hosts = '', rest = '' } = shape.exec(url)?.groups ?? {};
  const urls = hosts.split(',').map((host) => `${scheme}${user}${host}${rest}`);
  const isList = urls.length > 1;
  if (isList && hosts.split(',').includes('')) fail();
  return urls.flatMap((one) => splitParameters(one, isList));
}

/** With several hosts, the one that accepts writes is used: that parameter of libpq says nothing more. */
function splitParameters(url: string, isListed: boolean): readonly string[] {
  const parsed = URL.parse(url);
  if (parsed === null) return isListed ? fail() : [url];
  const hosts = parsed.searchParams.get('host')?.split(',') ?? [];
  if (hosts.length < 2 && !isListed) return [url];
  if (hosts.includes('') || !allowedTargets.has(parsed.searchParams.get('target_session_attrs'))) fail();
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

const allowedTargets: ReadonlySet<string | null> = new Set([null, 'read-write', 'primary']);

function parseAsDriver(url: string): Server | undefined {
  try {
    const { host, port, database } = new Client({ connectionString: url });
    return { host, port, database };
  } catch {
    return undefined;
  }
}

function fail(): never {
  throw new Error(
    'DATABASE_URL is not a valid URL. Name one server, such as postgres://user:password@db.example:5432/curbcut, or several, ' +
      'such as postgres://user:password@a.example:5432,b.example:5432/curbcut?target_session_attrs=read-write.',
  );
}
