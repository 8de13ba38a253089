import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../shared/problem.ts';

/** Nothing from elsewhere runs, loads or frames our pages. */
const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The REST interface has no sign-in, so other web pages in the user's browser are its nearest attackers:
 * requests under a foreign `Host` (DNS rebinding) and cross-site writes (CSRF) are refused before routing.
 */
export function guardRequests(app: FastifyInstance, { allowedHosts }: { readonly allowedHosts: readonly string[] }): void {
  const names = new Set([...allowedHosts, hostname(), 'host.docker.internal'].map((name) => name.toLowerCase()));
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'content-security-policy': contentPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    if (!isOwnHost(request.headers.host, names)) throw foreignHost;
    if (!safeMethods.has(request.method) && isCrossSite(request)) throw crossSite;
  });
}

const foreignHost = new Problem({
  status: 403,
  code: 'host_not_allowed',
  detail: 'The service does not answer under this host name. An administrator can add it with CURBCUT_ALLOWED_HOSTS.',
});

const crossSite = new Problem({
  status: 403,
  code: 'cross_site_request',
  detail: 'Requests that change something are not accepted from other web sites.',
});

/** Rebinding needs a dotted name of the attacker's: addresses, `localhost` and single-label names are safe. */
function isOwnHost(header: string | undefined, names: ReadonlySet<string>): boolean {
  if (header === undefined || !URL.canParse(`http://${header}`)) return false;
  const url = new URL(`http://${header}`);
  if (url.username !== '' || url.pathname !== '/' || url.search !== '') return false;
  const name = url.hostname.replace(/\.$/, '');
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || names.has(name)) return true;
  return name === 'localhost' || name.endsWith('.localhost') || !name.includes('.');
}

function isCrossSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host?.toLowerCase();
}
