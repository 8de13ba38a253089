import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccessPolicy } from '../../src/service/access/access-policy.ts';
import type { Scope } from '../../src/service/access/scope.ts';
import { createToken, deleteToken } from '../../src/service/access/token-store.ts';
import { commandLine } from '../../src/service/audit/actor.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { HttpDeps } from '../../src/edges/http/create-http-app.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aScan } from './make-scans.ts';

const given = { CURBCUT_AUTH: 'tokens', CURBCUT_TRUSTED_PROXIES: [], CURBCUT_AUTH_ADMINS: [] } as const;
const access = createAccessPolicy(given);
const proxied = createAccessPolicy({
  ...given,
  CURBCUT_AUTH_HEADER: 'Remote-User',
  CURBCUT_TRUSTED_PROXIES: ['127.0.0.1'],
});

type Stream = {
  /** Undefined until it answers, 0 for a connection that was closed before. */
  status: number | undefined;
  retryAfter: string | undefined;
  text: string;
  hasEnded: boolean;
  readonly sent: ClientRequest;
};

onServer('event streams over real connections', (open) => {
  let db: Database;
  let rest: Rest;
  let origin = '';
  let scanId = '';
  const streams: Stream[] = [];
  beforeEach(async () => {
    ({ db } = await open());
    scanId = (await aScan(db)).id;
  });
  afterEach(async () => {
    for (const { sent } of streams.splice(0)) sent.destroy();
    await rest.close();
  });

  const start = async (fields: Partial<HttpDeps> = {}) => {
    rest = await openRest(db, fields);
    origin = await rest.app.listen({ host: '127.0.0.1', port: 0 });
  };
  type From = { readonly headers?: Readonly<Record<string, string>>; readonly address?: string };
  const ask = (path: string, { headers = {}, address = '127.0.0.1' }: From = {}): Stream => {
    const sent = request(`${origin}${path}`, { headers, agent: false, localAddress: address }).end();
    const stream: Stream = { status: undefined, retryAfter: undefined, text: '', hasEnded: false, sent };
    sent.on('response', (answer: IncomingMessage) => {
      stream.status = answer.statusCode;
      stream.retryAfter = answer.headers['retry-after'];
      answer.on('data', (piece: Buffer) => (stream.text += piece.toString('utf8')));
      answer.on('error', () => undefined);
    });
    sent.on('error', () => (stream.status ??= 0));
    sent.on('close', () => (stream.hasEnded = true));
    streams.push(stream);
    return stream;
  };
  const follow = (from: From = {}) => ask(`/api/scans/${scanId}/events`, from);
  const statusOf = async (path: string, from: From = {}) => {
    const stream = ask(path, from);
    await expect.poll(() => stream.status, { timeout: 20_000 }).toBeDefined();
    return stream.status;
  };
  const followMany = async (count: number, from: From = {}) => {
    const many = Array.from({ length: count }, () => follow(from));
    await expect.poll(() => many.filter(({ status }) => status === undefined).length, { timeout: 60_000 }).toBe(0);
    return many;
  };
  const countOf = (many: readonly Stream[], wanted: number) => many.filter(({ status }) => status === wanted).length;
  const bearer = async (name: string, scope: Scope = 'read') => {
    const { token, row } = await createToken(db, { name, scope }, commandLine);
    return { id: row.id, token, headers: { authorization: `Bearer ${token}` } };
  };
  const begun = async (from: From) => {
    const stream = follow(from);
    await expect.poll(() => stream.text, { timeout: 20_000 }).toContain('event: scan\n');
    return stream;
  };
  const isOver = async (stream: Stream) => {
    await expect.poll(() => stream.hasEnded, { timeout: 20_000 }).toBe(true);
  };

  it('of one caller leave room: after 512 of them, all other routes and callers are answered', async () => {
    await start();
    const many = await followMany(512);
    const other = { address: '127.0.0.2' };

    const refused = many.filter(({ status }) => status === 429);

    expect(countOf(many, 200)).toBe(32);
    expect(refused.length).toBeGreaterThan(0);
    expect(countOf(many, 200) + refused.length + countOf(many, 0)).toBe(512);
    expect(refused[0]).toMatchObject({
      retryAfter: '5',
      text: expect.stringContaining('"too_many_at_once"') as string,
    });
    for (const path of ['/api/health', '/api/scans', `/api/scans/${scanId}/events`, '/api/version'])
      expect([path, await statusOf(path, other)]).toEqual([path, 200]);
    expect(await statusOf('/api/scans')).toBe(200);
  });

  it('of one network leave connections to others while they are open without a request', async () => {
    await start();
    const port = Number(new URL(origin).port);
    const idle = Array.from({ length: 512 }, () => connect({ port, host: '127.0.0.1' }).on('error', () => undefined));
    const settled = () => idle.filter(({ connecting, destroyed }) => !connecting || destroyed).length;
    await expect.poll(settled, { timeout: 20_000 }).toBe(512);

    const status = await statusOf('/api/scans', { address: '127.0.0.2' });

    for (const socket of idle) socket.destroy();
    expect(status).toBe(200);
  });

  it('of all callers together are bounded, and other routes are answered', async () => {
    await start({ access });
    const callers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(async (name) => bearer(name)));
    const [last, ...first] = callers.toReversed();
    for (const one of first) expect(countOf(await followMany(33, one), 200)).toBe(32);

    const late = await followMany(1, last);

    expect(late).toMatchObject([{ status: 503, retryAfter: '5' }]);
    expect(await statusOf('/api/scans', last)).toBe(200);
    expect(await statusOf('/api/scans', first[0])).toBe(200);
  });

  it('that were asked for behind one another on a connection are free again when it ends', async () => {
    await start();
    const port = Number(new URL(origin).port);
    const one = `GET /api/scans/${scanId}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(one.repeat(40)));
    await expect.poll(async () => statusOf(`/api/scans/${scanId}/events`), { timeout: 20_000 }).toBe(429);

    socket.destroy();

    await expect.poll(async () => statusOf(`/api/scans/${scanId}/events`), { timeout: 20_000 }).toBe(200);
    for (const { sent } of streams.splice(0)) sent.destroy();
    await expect.poll(async () => countOf(await followMany(32), 200), { timeout: 60_000 }).toBe(32);
  });

  it.each([
    ['its token is deleted', async (id: string) => deleteToken(db, id, commandLine)],
    [
      'its token expires',
      async (id: string) =>
        db
          .updateTable('access_tokens')
          .set({ expires_at: new Date(0) })
          .where('id', '=', id)
          .execute(),
    ],
  ])('end when %s, by header and by session, and others do not', async (_what, end) => {
    await start({ access });
    const ada = await bearer('Ada');
    const bob = await bearer('Bob');
    const opened = await rest.ask('POST', '/api/session', { body: { token: ada.token } });
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    const byToken = await begun(ada);
    const bySession = await begun({ headers: { cookie } });
    const other = await begun(bob);

    await end(ada.id);

    await isOver(byToken);
    await isOver(bySession);
    expect(other.hasEnded).toBe(false);
    expect(await statusOf(`/api/scans/${scanId}/events`, ada)).toBe(401);
  });

  it.each([
    [
      'the browser signs out',
      async (cookie: string) => void (await rest.ask('DELETE', '/api/session', { headers: { cookie } })),
    ],
    [
      'the session is over',
      async () =>
        void (await db
          .updateTable('access_sessions')
          .set({ expires_at: new Date(0) })
          .execute()),
    ],
  ])('end when %s, and that of the token itself does not', async (_what, end) => {
    await start({ access });
    const ada = await bearer('Ada');
    const opened = await rest.ask('POST', '/api/session', { body: { token: ada.token } });
    const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
    const bySession = await begun({ headers: { cookie } });
    const byToken = await begun(ada);

    await end(cookie);

    await isOver(bySession);
    expect(byToken.hasEnded).toBe(false);
  });

  it('send nothing more of a scan to a token that was deleted before it changed', async () => {
    await start({ access });
    const ada = await bearer('Ada');
    const stream = await begun(ada);
    const before = stream.text;

    await deleteToken(db, ada.id, commandLine);
    await deleteScan(db, scanId, commandLine);

    await isOver(stream);
    expect(stream.text).toBe(before);
  });

  it('end with their scan', async () => {
    await start({ access });
    const stream = await begun(await bearer('Ada'));

    await deleteScan(db, scanId, commandLine);

    await isOver(stream);
    expect(stream.text).toContain('event: deleted\n');
  });

  it('of a deleted token do not count as wrong tokens of their address', async () => {
    await start({ access });
    const ada = await bearer('Ada');
    const many = await followMany(30, ada);

    await deleteToken(db, ada.id, commandLine);

    await expect.poll(() => many.every(({ hasEnded }) => hasEnded), { timeout: 20_000 }).toBe(true);
    expect(await statusOf('/api/scans', await bearer('Bob'))).toBe(200);
  });

  it('of a user end after five minutes, so that the proxy is asked again, and those of a token do not', async () => {
    let now = new Date();
    await start({ access: proxied, now: () => now });
    const byUser = await begun({ headers: { 'remote-user': 'ada' } });
    const byToken = await begun(await bearer('Bob'));

    now = new Date(now.getTime() + 301_000);

    await isOver(byUser);
    expect(byToken.hasEnded).toBe(false);
  });
});
