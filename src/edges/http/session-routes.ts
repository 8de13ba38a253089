import { z } from 'zod';
import { closeBrowserSession, openSession } from '../../service/access/browser-session.ts';
import type { Caller } from '../../service/access/caller.ts';
import { scopes } from '../../service/access/scope.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { Refused } from '../../texts/refused.ts';
import type { AccessGuard } from './guard-access.ts';
import { credentialsOf, describeRefusedCaller } from './guard-access.ts';
import type { HttpApp } from './http-app.ts';
import { problemSchema } from './problem-answers.ts';

const tags = ['access'];

const sessionSchema = z
  .object({
    access_control: z.boolean().describe('False: anyone who reaches the service may do everything.'),
    caller: z
      .object({
        kind: z.enum(['anonymous', 'token', 'user']),
        name: z.string().nullable(),
        scope: z.enum(scopes),
        by_session: z.boolean().describe('Signed in with a token in this browser, and can sign out.'),
      })
      .nullable()
      .describe('Null: not signed in.'),
  })
  .meta({ id: 'Session' });

type SessionDeps = AccessGuard & { readonly db: Database };

/** `/api/session`: who the caller is, and how a browser signs in with a token. */
export function addSessionRoutes(app: HttpApp, deps: SessionDeps): void {
  addReadRoute(app, deps);
  addSignInRoute(app, deps);
  addSignOutRoute(app, deps);
}

function addReadRoute(app: HttpApp, { authenticator, cookie }: SessionDeps): void {
  const schema = {
    summary: 'Get the token or user that this request is made as.',
    tags,
    response: { 200: sessionSchema, 403: problemSchema, 429: problemSchema },
  };
  app.get('/api/session', { config: { scope: 'open' }, schema }, async (request) => {
    const found = await authenticator.identify(credentialsOf(request, cookie));
    if (found.kind === 'caller') return present(authenticator.isOn, { ...found.caller, by_session: found.bySession });
    if (found.why === 'not_signed_in' || found.why === 'wrong_token') return present(authenticator.isOn, null);
    throw describeRefusedCaller(found);
  });
}

function addSignInRoute(app: HttpApp, { authenticator, cookie, db }: SessionDeps): void {
  const schema = {
    summary: 'Sign in with a token, in a browser.',
    description:
      'Sets a cookie that scripts cannot read and other sites cannot send. It ends after 7 days, and with its token. Programs send the token itself.',
    tags,
    body: z.strictObject({ token: z.string().trim().max(200) }).meta({ id: 'NewSession' }),
    response: {
      200: sessionSchema,
      400: problemSchema,
      401: problemSchema,
      404: problemSchema,
      429: problemSchema,
    },
  };
  app.post('/api/session', { config: { scope: 'open' }, schema }, async (request, reply) => {
    if (!authenticator.isOn) throw new Refused({ code: 'access_control_off' });
    const token = await authenticator.checkToken(request.body.token, request.raw.socket.remoteAddress);
    if ('kind' in token) throw describeRefusedCaller(token);
    void reply.header('set-cookie', cookie.write(await openSession(db, token)));
    return present(true, { kind: 'token', name: token.name, scope: token.scope, by_session: true });
  });
}

function addSignOutRoute(app: HttpApp, { cookie, db }: SessionDeps): void {
  const schema = {
    summary: 'Sign out, in a browser.',
    tags,
    response: { 204: z.null().describe('Signed out.') },
  };
  app.delete('/api/session', { config: { scope: 'open' }, schema }, async (request, reply) => {
    const session = cookie.read(request.headers.cookie);
    if (session !== undefined) await closeBrowserSession(db, session);
    return reply.code(204).header('set-cookie', cookie.clear).send(null);
  });
}

function present(isOn: boolean, caller: (Caller & { readonly by_session: boolean }) | null) {
  return { access_control: isOn, caller };
}
