import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccessPolicy } from '../../src/service/access/access-policy.ts';
import { scopes } from '../../src/service/access/scope.ts';
import type { Scope } from '../../src/service/access/scope.ts';
import { createToken } from '../../src/service/access/token-store.ts';
import { commandLine } from '../../src/service/audit/actor.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { RouteScope } from '../../src/edges/http/route-scope.ts';
import { changeSettings } from '../../src/service/settings/change-settings.ts';
import { onServer } from '../databases/each-database.ts';
import type { Answer, Asked, Method, Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroupOf, aScan as makeScan, aScannedReport, scanNextPage } from './make-scans.ts';

const given = { CURBCUT_AUTH: 'tokens', CURBCUT_TRUSTED_PROXIES: [], CURBCUT_AUTH_ADMINS: [] } as const;
const tokensOnly = createAccessPolicy(given);
const proxied = createAccessPolicy({
  ...given,
  CURBCUT_AUTH_HEADER: 'Remote-User',
  CURBCUT_TRUSTED_PROXIES: ['10.0.0.0/8'],
  CURBCUT_AUTH_ADMINS: ['ada'],
});
const aScan = { sitemap_url: 'https://example.com/', scan_type: 'single' };

onServer('access control', (open) => {
  let db: Database;
  let rest: Rest;
  const others: Rest[] = [];
  beforeEach(async () => {
    ({ db } = await open());
    rest = await openRest(db, { access: tokensOnly });
  });
  afterEach(async () => {
    await rest.close();
    for (const other of others.splice(0)) await other.close();
  });

  const tokenFor = async (scope: Scope, name: string = scope) =>
    (await createToken(db, { name, scope }, commandLine)).token;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const openAnother = async (fields: Parameters<typeof openRest>[1]) => {
    const other = await openRest(db, fields);
    others.push(other);
    return other;
  };
  const code = ({ json }: Answer) => (json as { code?: string } | undefined)?.code;

  it('is off by default: nothing needs a token, and there are none', async () => {
    const without = await openAnother({});

    expect((await without.ask('POST', '/api/scans', { body: aScan })).statusCode).toBe(201);
    expect((await without.ask('PUT', '/api/settings', { body: {} })).statusCode).toBe(200);
    expect((await without.ask('GET', '/api/session')).json).toEqual({
      access_control: false,
      caller: { kind: 'anonymous', name: null, scope: 'admin', by_session: false },
    });
    for (const method of ['GET', 'POST'] as const)
      expect((await without.ask(method, '/api/tokens')).json).toMatchObject({
        status: 404,
        code: 'access_control_off',
      });
    expect((await without.ask('POST', '/api/session', { body: { token: 'x' } })).statusCode).toBe(404);
  });

  it('the routes that need no caller show no data or check their callers themselves', () => {
    const callerless = rest.routes.filter(({ scope }) => scope === 'open');
    const names = callerless.map(({ method, path }) => `${method} ${path}`);

    expect([...new Set(names)].filter((route) => !route.startsWith('HEAD')).toSorted()).toEqual([
      'DELETE /api/session',
      'GET /',
      'GET /*',
      'GET /api/health',
      'GET /api/session',
      'GET /api/shared/:token',
      'GET /assets/*',
      'GET /docs',
      'GET /docs/*',
      'GET /s/*',
      'POST /api/session',
      'POST /mcp',
    ]);
  });

  it('no route that changes something is open to readers', () => {
    const changing = rest.routes.filter(({ method }) => method !== 'GET' && method !== 'HEAD');

    expect(changing.filter(({ scope }) => scope === 'read').map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it('every route refuses callers without a token, and those with too narrow a scope, before anything else', async () => {
    const tokens = { read: await tokenFor('read'), scan: await tokenFor('scan'), admin: await tokenFor('admin') };
    const wrong: string[] = [];
    for (const { method, path, scope: needed } of rest.routes) {
      const url = path.replaceAll(/:\w+/g, 'x').replace('*', 'x');
      const ask = async (headers: Readonly<Record<string, string>>) => {
        const answer = await rest.app.inject({ method: method as 'GET', url, headers }); // as it was declared
        return answer.statusCode;
      };
      const statuses = [await ask({})];
      for (const scope of scopes) statuses.push(await ask(bearer(tokens[scope])));
      const expected = [needed === 'open' ? 'in' : 401, ...scopes.map((scope) => expectedFor(scope, needed))];
      const got = statuses.map((status) => (status === 401 || status === 403 ? status : 'in'));
      // Its own key is missing.
      if (path !== '/mcp' && JSON.stringify(got) !== JSON.stringify(expected))
        wrong.push(`${method} ${path}: ${got.join(' ')}`);
    }

    expect(wrong).toEqual([]);
  });

  it('a refusal is a problem document that says by which scheme to sign in', async () => {
    const none = await rest.ask('GET', '/api/scans');
    const wrong = await rest.ask('GET', '/api/scans', { headers: bearer(`ccut_${'0'.repeat(49)}`) });
    const narrow = await rest.ask('POST', '/api/scans', { body: aScan, headers: bearer(await tokenFor('read')) });

    expect([none, wrong, narrow].map((answer) => [answer.statusCode, code(answer)])).toEqual([
      [401, 'authentication_required'],
      [401, 'invalid_token'],
      [403, 'insufficient_scope'],
    ]);
    expect([none, wrong, narrow].map(({ headers }) => headers['www-authenticate'])).toEqual([
      'Bearer realm="curbcut"',
      'Bearer realm="curbcut", error="invalid_token"',
      'Bearer realm="curbcut", error="insufficient_scope", scope="scan"',
    ]);
  });

  it('a token is shown once, stored as a hash, and refused at once when it is deleted', async () => {
    const admin = { headers: bearer(await tokenFor('admin')) };
    const created = await rest.ask('POST', '/api/tokens', { ...admin, body: { name: ' bot ', scope: 'read' } });
    const { id, token } = created.json as { id: string; token: string }; // checked against the schema

    const used = await rest.ask('GET', '/api/scans', { headers: bearer(token) });
    const listed = await rest.ask('GET', '/api/tokens', admin);
    const same = await rest.ask('POST', '/api/tokens', { ...admin, body: { name: 'bot', scope: 'read' } });
    const deleted = await rest.ask('DELETE', `/api/tokens/${id}`, admin);

    expect([created, used, listed, same, deleted].map(({ statusCode }) => statusCode)).toEqual([
      201, 200, 200, 409, 204,
    ]);
    expect(created.headers['cache-control']).toBe('no-store');
    expect(listed.json).toMatchObject({
      tokens: [
        { name: 'admin', scope: 'admin' },
        { name: 'bot', scope: 'read', hint: token.slice(-4), last_used_at: expect.any(String) as string },
      ],
    });
    expect(listed.body).not.toContain(token);
    expect(JSON.stringify(await db.selectFrom('access_tokens').selectAll().execute())).not.toContain(token);
    expect((await rest.ask('GET', '/api/scans', { headers: bearer(token) })).statusCode).toBe(401);
    expect((await rest.ask('DELETE', `/api/tokens/${id}`, admin)).statusCode).toBe(404);
  });

  it.each([
    ['no name', { name: ' ', scope: 'read' }],
    ['a line break', { name: 'a\nb', scope: 'read' }],
    ['a scope that does not exist', { name: 'a', scope: 'root' }],
    ['no scope', { name: 'a' }],
    ['an unknown field', { name: 'a', scope: 'read', days: 3 }],
  ])('a token with %s is refused', async (_what, body) => {
    const headers = bearer(await tokenFor('admin'));

    expect((await rest.ask('POST', '/api/tokens', { headers, body })).statusCode).toBe(400);
  });

  it('a browser signs in with a token, changes things from its own page only, and signs out', async () => {
    const token = await tokenFor('scan', 'Ada');
    const signedIn = await rest.ask('POST', '/api/session', { body: { token: ` ${token} ` } });
    const set = String(signedIn.headers['set-cookie']);
    const cookie = set.split(';', 1)[0] ?? '';
    const own = { host: 'localhost', origin: 'http://localhost', 'sec-fetch-site': 'same-origin' };
    const start = (headers: Asked['headers']) =>
      rest.ask('POST', '/api/scans', { body: aScan, headers: { cookie, ...headers } });

    expect(set).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(set).not.toContain(token);
    expect((await rest.ask('GET', '/api/session', { headers: { cookie } })).json).toEqual({
      access_control: true,
      caller: { kind: 'token', name: 'Ada', scope: 'scan', by_session: true },
    });
    expect((await start(own)).statusCode).toBe(201);
    expect((await start({ host: 'localhost', origin: 'https://evil.example' })).json).toMatchObject({ status: 403 });
    expect((await start({})).json).toMatchObject({ status: 403, code: 'cross_site_request' });
    expect((await rest.ask('PUT', '/api/settings', { body: {}, headers: { cookie, ...own } })).statusCode).toBe(403);

    const out = await rest.ask('DELETE', '/api/session', { headers: { cookie, ...own } });

    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0');
    expect((await rest.ask('GET', '/api/scans', { headers: { cookie } })).statusCode).toBe(401);
  });

  it('a mark has the name of the token or user that made it as its author, unless it names another', async () => {
    const { id } = await makeScan(db);
    await scanNextPage(db, aScannedReport({ groups: [aGroupOf('a b c')] }));
    const behindProxy = await openAnother({ access: proxied });
    const url = `/api/scans/${id}/false-positives`;
    const describe = (selector: string) => ({ scope: 'selector', kind: 'failed', key: 'image-alt', selector });
    const headers = bearer(await tokenFor('scan', 'release bot'));

    const byToken = await rest.ask('POST', url, { headers, body: describe('#a') });
    const named = await rest.ask('POST', url, { headers, body: { ...describe('#b'), by: 'Grace' } });
    const byUser = await behindProxy.app.inject({
      method: 'POST',
      url,
      payload: describe('#c'),
      headers: { 'remote-user': 'ada', host: 'localhost', origin: 'http://localhost' },
      remoteAddress: '10.1.2.3',
    });

    expect([byToken.json, named.json, byUser.json()]).toMatchObject([
      { by: 'release bot' },
      { by: 'Grace' },
      { by: 'ada' },
    ]);
  });

  it('a session ends with its token, and with its time', async () => {
    const admin = bearer(await tokenFor('admin'));
    const signIn = async (token: string) =>
      String((await rest.ask('POST', '/api/session', { body: { token } })).headers['set-cookie']).split(';', 1)[0] ??
      '';
    const { row, token } = await createToken(db, { name: 'Ada', scope: 'read' }, commandLine);
    const ofDeleted = await signIn(token);
    const ofOld = await signIn(await tokenFor('read'));

    await rest.ask('DELETE', `/api/tokens/${row.id}`, { headers: admin });
    await db
      .updateTable('access_sessions')
      .set({ expires_at: new Date(0) })
      .execute();

    for (const cookie of [ofDeleted, ofOld, `curbcut-session=${'0'.repeat(43)}`])
      expect((await rest.ask('GET', '/api/scans', { headers: { cookie } })).statusCode).toBe(401);
    expect((await rest.ask('GET', '/api/session', { headers: { cookie: ofOld } })).json).toEqual({
      access_control: true,
      caller: null,
    });
  });

  it('a token can expire, and the sessions that it opened end with it', async () => {
    const admin = bearer(await tokenFor('admin'));
    const create = async (name: string, expiresAt: string) =>
      rest.ask('POST', '/api/tokens', { body: { name, scope: 'read', expires_at: expiresAt }, headers: admin });
    const created = await create('guest', '2999-01-01T00:00:00+02:00');
    const { token, id } = created.json as { readonly token: string; readonly id: string };
    const opened = await rest.ask('POST', '/api/session', { body: { token } });
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    const before = await rest.ask('GET', '/api/scans', { headers: bearer(token) });

    await db
      .updateTable('access_tokens')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();

    expect(created.json).toMatchObject({ expires_at: '2998-12-31T22:00:00.000Z' });
    expect(before.statusCode).toBe(200);
    for (const headers of [bearer(token), { cookie }])
      expect((await rest.ask('GET', '/api/scans', { headers })).statusCode).toBe(401);
    expect((await create('Late', '2020-01-01T00:00:00Z')).json).toMatchObject({
      status: 400,
      errors: [{ path: 'expires_at', message: 'Must be in the future.' }],
    });
    expect((await rest.ask('GET', '/api/tokens', { headers: admin })).json).toMatchObject({
      tokens: [
        { name: 'admin', expires_at: null },
        { name: 'guest', expires_at: '1970-01-01T00:00:00.000Z' },
      ],
    });
  });

  it('wrong tokens are limited per address, and one that was right before is never kept out', async () => {
    const now = new Date();
    const still = await openAnother({ access: tokensOnly, now: () => now });
    const good = await tokenFor('read');
    await still.ask('GET', '/api/scans', { headers: bearer(good) });
    const wrong = { headers: bearer(`ccut_${'1'.repeat(49)}`) };
    for (let attempt = 0; attempt < 20; attempt += 1) await still.ask('GET', '/api/scans', wrong);

    const limited = await still.ask('GET', '/api/scans', wrong);
    const signIn = await still.ask('POST', '/api/session', { body: { token: 'guess' } });

    expect([limited.statusCode, code(limited), Number(limited.headers['retry-after']) > 0]).toEqual([
      429,
      'too_many_attempts',
      true,
    ]);
    expect(signIn.statusCode).toBe(429);
    expect((await still.ask('GET', '/api/scans', { headers: bearer(good) })).statusCode).toBe(200);
    expect((await still.ask('GET', '/api/health')).statusCode).toBe(200);
  });

  it('the MCP endpoint keeps its own key: a token does not open it, and its key opens nothing else', async () => {
    const { mcpKey = '' } = await changeSettings(db, { integrations: { mcp_enabled: true, generate_mcp_key: true } });
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const post = async (key: string) =>
      rest.app.inject({
        method: 'POST',
        url: '/mcp',
        headers: { 'content-type': 'application/json', ...bearer(key) },
        payload: ping,
      });

    expect((await post(mcpKey)).statusCode).toBe(200);
    expect((await post(await tokenFor('admin'))).statusCode).toBe(401);
    expect((await rest.ask('GET', '/api/scans', { headers: bearer(mcpKey) })).statusCode).toBe(401);
  });

  const askFrom = async (
    peer: string,
    {
      method = 'GET',
      url = '/api/session',
      headers = {},
    }: { method?: Method; url?: string; headers?: Record<string, string | string[]> },
  ) => {
    const other = await openAnother({ access: proxied });
    const answer = await other.app.inject({ method, url, headers, remoteAddress: peer });
    return { status: answer.statusCode, json: answer.json<{ code?: string; caller?: unknown }>() };
  };

  it('a trusted proxy names the user, who is an administrator if the settings say so', async () => {
    const ada = await askFrom('10.1.2.3', { headers: { 'remote-user': 'ada' } });
    const mapped = await askFrom('::ffff:10.1.2.3', {
      headers: { 'remote-user': Buffer.from('Zoë').toString('latin1') },
    });

    expect(ada.json.caller).toEqual({ kind: 'user', name: 'ada', scope: 'admin', by_session: false });
    expect(mapped.json.caller).toEqual({ kind: 'user', name: 'Zoë', scope: 'scan', by_session: false });
  });

  it.each([
    ['from another address', '192.0.2.1', { 'remote-user': 'ada' }],
    ['from another address that names a proxy', '192.0.2.1', { 'remote-user': 'ada', 'x-forwarded-for': '10.1.2.3' }],
    ['twice', '10.1.2.3', { 'remote-user': ['ada', 'bob'] }],
    ['with a control character', '10.1.2.3', { 'remote-user': 'a\tb' }],
    ['that is no UTF-8', '10.1.2.3', { 'remote-user': '\u00ff' }],
  ])('a user header %s is refused', async (_what, peer, headers) => {
    for (const url of ['/api/session', '/api/scans', '/api/settings'])
      expect((await askFrom(peer, { url, headers })).status).toBe(403);
  });

  it('behind a proxy, a token counts before the user, and other schemes of the proxy are ignored', async () => {
    const token = await tokenFor('read', 'CI');
    const user = { 'remote-user': 'ada' };

    const both = await askFrom('10.1.2.3', { headers: { ...user, ...bearer(token) } });
    const basic = await askFrom('10.1.2.3', { headers: { ...user, authorization: 'Basic YWRhOng=' } });
    const foreign = await askFrom('10.1.2.3', { headers: { ...user, authorization: 'Bearer eyJhbGciOi' } });
    const alone = await askFrom('192.0.2.1', { headers: bearer(token) });
    const empty = await askFrom('10.1.2.3', { headers: { 'remote-user': '' } });

    expect([both, basic, foreign, alone].map(({ json }) => (json.caller as { name: string }).name)).toEqual([
      'CI',
      'ada',
      'ada',
      'CI',
    ]);
    expect(empty.json.caller).toBeNull();
  });

  it('under the public URL, only pages of that origin may change things, whatever Host the proxy sends', async () => {
    const proxy = await openAnother({ publicUrl: new URL('https://scans.example.com') });
    const start = async (headers: Readonly<Record<string, string>>) =>
      (await proxy.ask('POST', '/api/scans', { body: aScan, headers })).statusCode;
    const origin = 'https://scans.example.com';

    expect(await start({ host: 'scans.example.com', origin })).toBe(201);
    expect(await start({ host: '127.0.0.1:8080', origin })).toBe(201);
    expect(await start({ host: 'localhost:8080', origin: 'http://localhost:8080' })).toBe(201);
    expect(await start({ host: 'scans.example.com', origin: 'http://scans.example.com' })).toBe(403);
    expect(await start({ host: 'scans.example.com', origin: 'https://other.example.com' })).toBe(403);
    expect(await start({ host: 'other.example.com', origin })).toBe(403);
  });
});

function expectedFor(scope: Scope, needed: RouteScope): 'in' | 403 {
  return needed === 'open' || scopes.indexOf(scope) >= scopes.indexOf(needed) ? 'in' : 403;
}
