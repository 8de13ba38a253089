import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';
import { ownHeaders } from './own-headers.ts';
import { sendProblem } from './problem-answers.ts';
import { says } from '../../texts/saying.ts';

/** This endpoint checks `Origin` by its own rule, after the caller's key. */
const selfGuardedPath = '/mcp';

/** The names that the service is reached by. */
export type OwnNames = {
  readonly allowedHosts: readonly string[];
  /** The URL that people use through a proxy, which may send another `Host`. */
  readonly publicUrl?: URL | undefined;
};

/**
 * By default the REST interface has no sign-in, so the nearest attackers are other web pages in the user's browser. The
 * guard refuses requests with a foreign `Host` (DNS rebinding) and from other sites (CSRF) before routing. Other sites
 * may only link here.
 */
export function guardRequests(app: FastifyInstance, { allowedHosts, publicUrl }: OwnNames): void {
  const own = [...allowedHosts, hostname(), 'host.docker.internal', ...(publicUrl ? [publicUrl.hostname] : [])];
  const names = new Set(own.map((name) => name.toLowerCase().replace(/\.$/, '')));
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(ownHeaders);
    const refusal = checkRequest(request, { names, publicUrl });
    if (refusal === undefined) return;
    // Answer here instead of throwing: a part of the service with its own errors must not handle this as one of them.
    await sendProblem(reply, refusal);
  });
}

type Own = { readonly names: ReadonlySet<string>; readonly publicUrl: URL | undefined };

function checkRequest(request: FastifyRequest, { names, publicUrl }: Own): Problem | undefined {
  if (!request.url.startsWith('/') || isHostRepeated(request)) return ambiguousTarget;
  if (!isOwnHost(request.headers.host, names)) return foreignHost;
  const [path] = request.url.split('?', 1);
  const isForeign = path !== selfGuardedPath && isCrossSite(request, publicUrl) && !isLinkFollowed(request);
  return isForeign ? crossSite : undefined;
}

const ambiguousTarget = new Problem({
  status: 400,
  code: 'malformed_request',
  saying: says('requests.ambiguous_target'),
});

const foreignHost = new Problem({
  status: 403,
  code: 'host_not_allowed',
  saying: says('requests.host_not_allowed'),
});

const crossSite = new Problem({
  status: 403,
  code: 'cross_site_request',
  saying: says('requests.cross_site'),
});

/** RFC 9112, 3.2. Node keeps the first of several Host headers and discards the others. */
function isHostRepeated(request: FastifyRequest): boolean {
  const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/**
 * Rebinding needs a name that an attacker can resolve. Only addresses and `localhost` (RFC 6761, 6.3) are safe. A name
 * without a dot is not: search domains, LLMNR, mDNS, and top-level domains with an address let others resolve it.
 */
function isOwnHost(header: string | undefined, names: ReadonlySet<string>): boolean {
  const name = header === undefined ? undefined : parseHostName(header.toLowerCase());
  if (name === undefined) return false;
  return isIP(name) !== 0 || names.has(name) || name === 'localhost' || name.endsWith('.localhost');
}

/** Removes port, brackets and the final dot. Returns undefined if the header is not a plain host. */
function parseHostName(header: string): string | undefined {
  if (!URL.canParse(`http://${header}`)) return undefined;
  const { hostname: host } = new URL(`http://${header}`);
  // A user name, a path, or an unusual spelling of an address (0x7f.1) does not begin with the plain form of the host.
  if (!header.startsWith(host) || !/^(:\d*)?$/.test(header.slice(host.length))) return undefined;
  const name = host.replaceAll(/^\[|\]$/g, '').replace(/\.$/, '');
  // [::ffff:127.0.0.1] is also this machine, but no legitimate client writes it.
  return name.startsWith('::ffff:') ? undefined : name;
}

/**
 * A link on another site may bring a person here. The response is a separate page that the other site cannot access.
 */
function isLinkFollowed({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
}

function isCrossSite(request: FastifyRequest, publicUrl: URL | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const from = URL.parse(origin);
  if (from === null) return true;
  // The scheme of the public name counts too, because an unencrypted page may come from anyone.
  if (from.host === publicUrl?.host) return from.origin !== publicUrl.origin;
  return from.host !== request.headers.host?.toLowerCase();
}
