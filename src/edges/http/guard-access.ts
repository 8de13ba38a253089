import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticator, Credentials, Identified } from '../../service/access/authenticator.ts';
import type { Caller } from '../../service/access/caller.ts';
import { anonymous } from '../../service/access/caller.ts';
import type { Scope } from '../../service/access/scope.ts';
import { includesScope } from '../../service/access/scope.ts';
import { Problem } from './problem.ts';
import { shareOf } from './guard-shares.ts';
import { requireScopes } from './route-scope.ts';
import type { SessionCookie } from './session-cookie.ts';
import { says } from '../../texts/saying.ts';

export type AccessGuard = { readonly authenticator: Authenticator; readonly cookie: SessionCookie };

const callerKey = 'caller';

/**
 * Identifies the caller and checks its scope before a body is read. While access control is off, anyone may do
 * everything.
 */
export function guardAccess(app: FastifyInstance, guard: AccessGuard): void {
  app.decorateRequest(callerKey, null);
  requireScopes(app);
  app.addHook('onRequest', async (request) => {
    const needed = request.is404 ? 'open' : request.routeOptions.config.scope;
    // A share link reads without a caller, and the guard of shares has limited it.
    if (needed === 'open' || shareOf(request) !== undefined) return;
    const found = await guard.authenticator.identify(credentialsOf(request, guard.cookie));
    if (found.kind === 'refused') throw describeRefusedCaller(found);
    if (found.bySession && isUnexplainedChange(request)) throw withoutOrigin;
    if (!includesScope(found.caller.scope, needed)) throw beyondScope(found.caller.scope, needed);
    request.setDecorator<Caller>(callerKey, found.caller);
  });
}

/** The sender of the request, for the audit trail. */
export function callerOf(request: FastifyRequest): Caller {
  return request.getDecorator<Caller | null>(callerKey) ?? anonymous;
}

export function credentialsOf({ headers, raw }: FastifyRequest, cookie: SessionCookie): Credentials {
  return {
    headers,
    rawHeaders: raw.rawHeaders,
    peer: raw.socket.remoteAddress,
    session: cookie.read(headers.cookie),
  };
}

export function describeRefusedCaller(refused: Extract<Identified, { readonly kind: 'refused' }>): Problem {
  if (refused.why !== 'too_many_attempts') return refusals[refused.why];
  return new Problem({
    status: 429,
    code: 'too_many_attempts',
    saying: says('requests.too_many_attempts', { n: refused.seconds }),
    headers: { 'retry-after': String(refused.seconds) },
  });
}

const refusals = {
  not_signed_in: new Problem({
    status: 401,
    code: 'authentication_required',
    saying: says('requests.authentication_required'),
    headers: { 'www-authenticate': 'Bearer realm="curbcut"' },
  }),
  wrong_token: new Problem({
    status: 401,
    code: 'invalid_token',
    saying: says('requests.invalid_token'),
    headers: { 'www-authenticate': 'Bearer realm="curbcut", error="invalid_token"' },
  }),
  untrusted_proxy: new Problem({
    status: 403,
    code: 'untrusted_proxy',
    saying: says('requests.untrusted_proxy'),
  }),
  unclear_user: new Problem({
    status: 403,
    code: 'unclear_user',
    saying: says('requests.unclear_user'),
  }),
} as const;

function beyondScope(given: Scope, needed: Scope): Problem {
  return new Problem({
    status: 403,
    code: 'insufficient_scope',
    saying: says('requests.insufficient_scope', {
      saidNeeded: says(`scopes.${needed}`),
      saidGiven: says(`scopes.${given}`),
    }),
    headers: { 'www-authenticate': `Bearer realm="curbcut", error="insufficient_scope", scope="${needed}"` },
  });
}

/** Every browser states the origin of a change, and the guard of requests has checked it. */
function isUnexplainedChange({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers.origin === undefined && headers['sec-fetch-site'] === undefined;
}

const withoutOrigin = new Problem({
  status: 403,
  code: 'cross_site_request',
  saying: says('requests.change_without_origin'),
});
