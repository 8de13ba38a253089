// oxlint-disable vitest/expect-expect -- expectProblem asserts
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { createHttpApp } from '../../src/edges/http/create-http-app.ts';
import type { HttpApp } from '../../src/edges/http/http-app.ts';
import { limitConcurrency } from '../../src/edges/http/limit-concurrency.ts';
import { listScans } from '../../src/records/scans/read-scans.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { aScan, catalog } from './make-scans.ts';

let testDatabase: TestDatabase;
let database: OpenDatabase;
let app: HttpApp;
let port = 0;
let scanId = '';
const held: (() => void)[] = [];

beforeAll(async () => {
  testDatabase = await makeDatabase('embedded', 'migrated');
  database = await openDatabase(testDatabase.location);
  app = await anApp();
  app.get(
    '/test/costly',
    { config: { scope: 'open' }, onRequest: limitConcurrency(2), schema: { hide: true } },
    async () => {
      await new Promise<void>((resolve) => {
        held.push(resolve);
      });
      return 'done';
    },
  );
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  scanId = (await aScan(database.db)).id;
});

afterAll(async () => {
  await app.close();
  await database.close();
  await testDatabase.remove();
});

async function anApp(): Promise<HttpApp> {
  return createHttpApp({
    patterns: new PatternThread(),
    db: database.db,
    screenshots: new FolderStore(join(tmpdir(), 'curbcut-no-screenshots')),
    catalog,
    build: { version: '0.0.0', commit: 'unknown' },
    now: () => new Date(),
    wakeWorker: () => undefined,
    wakeJobs: () => undefined,
    log: pino({ level: 'silent' }),
    closing: new AbortController().signal,
    allowedHosts: ['scans.example'],
  });
}

type Answer = { readonly status: number; readonly head: string; readonly body: string };

/**
 * Sends exactly these bytes, reads only when all are sent, as simple clients do, and returns the first response when the
 * connection is closed.
 */
function send(bytes: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => socket.resume()));
    socket.pause();
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    socket.on('error', (error) => (pieces.length > 0 ? undefined : reject(error)));
    socket.on('close', () => {
      const text = Buffer.concat(pieces).toString('utf8');
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body });
    });
  });
}

type Request = { readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

function request(method: string, target: string, { headers = {}, body }: Request = {}): string {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: `127.0.0.1:${port}`, connection: 'close', ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

const json = { 'content-type': 'application/json' };
const good = '{"sitemap_url":"https://example.com/","scan_type":"single"}';
const create = (body: string, headers: Readonly<Record<string, string>> = json) =>
  request('POST', '/api/scans', { headers, body });

/** Every refusal is a problem document without internal details, and the service continues. */
async function expectProblem(answer: Answer, status: number): Promise<void> {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status });
  expect(answer.head.toLowerCase()).toContain('content-type: application/problem+json');
  expect(answer.head.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(JSON.parse(answer.body)).toMatchObject({
    status,
    code: expect.stringMatching(/^[a-z_]+$/),
    detail: expect.stringMatching(/\.$/),
  });
  expect(answer.body).not.toMatch(/node_modules|\.ts:|select |\bat \w+ \(/i);
  expect((await send(request('GET', '/api/health'))).status).toBe(200);
}

describe('an invalid body', () => {
  const proto = '{"sitemap_url":"https://example.com/","scan_type":"single","__proto__":{"tag":"x"}}';
  const escaped = '{"scan_type":"single","sitemap_url":"https://example.com/","scan_typ\\u0065":"sitemap"}';
  it.each([
    ['is no JSON', create('scan this, please'), 400],
    ['is cut short', create(good.slice(0, -9)), 400],
    ['is empty', create(''), 400],
    ['is an array', create(`[${good}]`), 400],
    [
      'gives a key twice',
      create('{"sitemap_url":"https://example.com/","scan_type":"single","scan_type":"single"}'),
      400,
    ],
    ['gives a key twice, once written with an escape', create(escaped), 400],
    ['reaches for the prototype', create(proto), 400],
    ['has an unknown field', create('{"sitemap_url":"https://example.com/","scan_type":"single","depth":3}'), 400],
    ['opens arrays without end', create(`{"tag":${'['.repeat(100_000)}`), 400],
    ['is nested deeper than any request of ours', create(`{"tag":${'['.repeat(100_000)}${']'.repeat(100_000)}}`), 400],
    ['is nested in a field that is read', create(`{"sitemap_url":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`), 400],
    ['has NUL in a text', create('{"sitemap_url":"https://example.com/","scan_type":"single","tag":"a\\u0000b"}'), 400],
    ['is sent as plain text, as a form of another site can', create(good, { 'content-type': 'text/plain' }), 415],
    ['is a form', create('sitemap_url=x', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    ['has no type', create(good, {}), 415],
    ['has a type that is none', create(good, { 'content-type': ';;;' }), 415],
    ['is compressed', create(good, { ...json, 'content-encoding': 'gzip' }), 415],
    [
      'is of a command that reads none',
      request('POST', `/api/scans/${'a'.repeat(8)}/pause`, { body: '<a/>', headers: { 'content-type': 'text/xml' } }),
      415,
    ],
    ['is larger than 1 MiB', create(`{"tag":"${'x'.repeat(3_000_000)}"}`), 413],
  ])('%s', async (_what, bytes, status) => {
    const before = await listScans(database.db, {}, { limit: 1, offset: 0 });

    const answer = await send(bytes);

    await expectProblem(answer, status);
    expect((await listScans(database.db, {}, { limit: 1, offset: 0 })).total).toBe(before.total);
  });

  it('is not UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"tag":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    const head = request('POST', '/api/scans', { headers: { ...json, 'content-length': String(body.length) } });

    await expectProblem(await send(Buffer.concat([Buffer.from(head), body])), 400);
  });

  it('is sent in pieces without an end in sight', async () => {
    const piece = 'x'.repeat(65_536);
    const head = request('POST', '/api/scans', { headers: { ...json, 'transfer-encoding': 'chunked' } });
    const chunks = `${(65_536).toString(16)}\r\n${piece}\r\n`.repeat(40);

    await expectProblem(await send(`${head}${chunks}0\r\n\r\n`), 413);
  });

  it('is large, and refused by the endpoint for models before it is read', async () => {
    const answer = await send(request('POST', '/mcp', { headers: json, body: 'x'.repeat(8_000_000) }));

    expect(answer.status).toBe(401);
  });

  it('may be left out where none is required, even if the content type is JSON', async () => {
    const other = await aScan(database.db);

    const answer = await send(
      request('POST', `/api/scans/${other.id}/pause`, { headers: { ...json, 'content-length': '0' } }),
    );

    expect(answer.status).toBe(200);
  });
});

describe('an invalid URL', () => {
  const long = 'a'.repeat(5_000);
  it.each([
    ['no id', 'GET', '/api/scans/no-id', 404],
    ['an id with NUL', 'GET', '/api/scans/%00', 404],
    ['an id that climbs', 'GET', '/api/scans/..%2f..%2fsettings', 404],
    ['a screenshot that climbs', 'GET', '/api/scans/{scan}/screenshots/..%2f..%2f..%2fetc%2fpasswd', 404],
    ['an id of SQL', 'DELETE', "/api/scans/'%20or%201=1--", 404],
    ['a very long id', 'GET', `/api/scans/${long}`, 404],
    ['broken percent-encoding', 'GET', '/api/scans/%zz', 400],
    ['an unknown path', 'GET', '/api/nothing', 404],
    ['another method', 'PUT', '/api/scans', 405],
    ['another method on a scan', 'PATCH', '/api/scans/{scan}', 405],
    ['a method of WebDAV', 'PROPFIND', '/api/scans', 405],
    ['a limit that is no number', 'GET', '/api/scans?limit=many', 400],
    ['a parameter given twice', 'GET', '/api/scans?status=queued&status=failed', 400],
    ['a limit given twice', 'GET', '/api/scans?limit=1&limit=2', 400],
    ['a status that is none', 'GET', '/api/scans?status=done', 400],
    ['a whole URL, as to a proxy', 'GET', 'http://example.com/api/scans', 400],
    ['a whole URL of this very host', 'DELETE', 'http://127.0.0.1/api/scans/{scan}', 400],
  ])('%s: %s %s', async (_what, method, target, status) => {
    const answer = await send(request(method, target.replace('{scan}', scanId)));

    await expectProblem(answer, status);
    expect(/^allow: \S/im.test(answer.head)).toBe(status === 405);
  });

  it.each([
    'limit=-5',
    'limit=99999999999999999999',
    'offset=-1',
    'offset=99999999999',
    'unknown[]=1',
    'tag=%00',
    'tag=%F0%9F%98%80',
  ])('is accepted when only the numbers are out of bounds: %s', async (query) => {
    expect((await send(request('GET', `/api/scans?${query}`))).status).toBe(200);
  });

  it('is no tunnel', async () => {
    await expectProblem(await send(request('CONNECT', '127.0.0.1:22')), 405);
  });
});

describe('another website in the same browser', () => {
  it.each([
    ['rebinds its name to this machine', 'GET', { host: 'evil.example' }, 403],
    ['rebinds a name that begins like this machine', 'DELETE', { host: '127.0.0.1.evil.example' }, 403],
    ['writes the address of this machine oddly', 'GET', { host: '0x7f.1' }, 403],
    ['maps the address of this machine into IPv6', 'GET', { host: '[::ffff:7f00:1]' }, 403],
    ['puts a user before its name', 'DELETE', { host: 'localhost@evil.example' }, 403],
    ['names two hosts in one', 'GET', { host: 'localhost, evil.example' }, 403],
    ['names no host', 'GET', { host: '' }, 403],
    ['posts from its page', 'DELETE', { origin: 'https://evil.example' }, 403],
    ['posts from a page without origin', 'DELETE', { origin: 'null' }, 403],
    ['posts, and its browser says so', 'DELETE', { 'sec-fetch-site': 'cross-site' }, 403],
    ['posts from another port of this machine', 'DELETE', { 'sec-fetch-site': 'same-site' }, 403],
    ['reads with a script', 'GET', { origin: 'https://evil.example' }, 403],
    [
      'shows an answer as a picture',
      'GET',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      403,
    ],
    [
      'sends a form as a navigation',
      'DELETE',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      403,
    ],
  ])('%s: refused', async (_what, method, headers, status) => {
    const answer = await send(request(method, `/api/scans/${scanId}`, { headers }));

    await expectProblem(answer, status);
    expect(answer.head.toLowerCase()).not.toContain('access-control-allow');
    expect((await send(request('GET', `/api/scans/${scanId}`))).status).toBe(200);
  });

  it.each([
    ['an address of this machine', { host: '127.0.0.1' }],
    ['its IPv6 address', { host: '[::1]:8080' }],
    ['localhost', { host: 'localhost:8080' }],
    ['a name that the administrator allowed', { host: 'Scans.Example' }],
    ['its own page', { origin: 'http://127.0.0.1:8080', host: '127.0.0.1:8080', 'sec-fetch-site': 'same-origin' }],
    [
      'a link on another site',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
  ])('does not refuse %s', async (_what, headers) => {
    expect((await send(request('GET', '/api/scans', { headers }))).status).toBe(200);
  });

  it('gets no permission for cross-origin requests', async () => {
    const preflight = {
      origin: 'https://evil.example',
      'access-control-request-method': 'DELETE',
      'access-control-request-private-network': 'true',
    };

    const answer = await send(request('OPTIONS', `/api/scans/${scanId}`, { headers: preflight }));

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.head.toLowerCase()).not.toContain('access-control-allow');
  });
});

describe('bytes that are not a valid request', () => {
  const host = () => `Host: 127.0.0.1:${port}\r\n`;
  const post = (headers: string, rest: string) =>
    `POST /api/scans HTTP/1.1\r\n${host()}Content-Type: application/json\r\n${headers}\r\n${rest}`;
  it.each([
    ['noise', () => '\u0016\u0003\u0001\u0002', 400],
    [
      'two lengths of the body',
      () =>
        post(
          'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
          `0\r\n\r\nDELETE /api/scans/${scanId} HTTP/1.1\r\n${host()}\r\n`,
        ),
      400,
    ],
    ['two different Content-Length', () => post('Content-Length: 2\r\nContent-Length: 40\r\n', '{}'), 400],
    ['a hidden Transfer-Encoding', () => post('Transfer-Encoding : chunked\r\n', '0\r\n\r\n'), 400],
    ['an unknown Transfer-Encoding', () => post('Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'), 400],
    ['a negative length', () => post('Content-Length: -1\r\n', '{}'), 400],
    ['NUL in a header', () => `GET /api/health HTTP/1.1\r\n${host()}X-A: a\u0000b\r\n\r\n`, 400],
    ['two hosts', () => `GET /api/scans HTTP/1.1\r\n${host()}Host: evil.example\r\nConnection: close\r\n\r\n`, 400],
    ['a header of a megabyte', () => `GET /api/health HTTP/1.1\r\n${host()}X-A: ${'a'.repeat(1_000_000)}\r\n\r\n`, 431],
    ['an address of a megabyte', () => `GET /api/scans?${'a'.repeat(1_000_000)} HTTP/1.1\r\n${host()}\r\n`, 431],
    ['HTTP/2 without asking', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ])('%s: refused', async (_what, bytes, status) => {
    await expectProblem(await send(bytes()), status);
    expect((await send(request('GET', `/api/scans/${scanId}`))).status).toBe(200);
  });

  it('a request without Host is refused', async () => {
    expect((await send('GET /api/scans HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400);
  });

  it('a hundred requests at once on one connection are all answered', async () => {
    const { head, body } = await send(
      `GET /api/version HTTP/1.1\r\n${host()}\r\n`.repeat(99) + request('GET', '/api/version'),
    );

    expect(head).toContain('200');
    expect(body).toContain('"version"');
  });
});

describe('overload', () => {
  it('is 503 with Retry-After on an expensive route, and the slot is free again when a response ends or its client disconnects', async () => {
    const first = send(request('GET', '/test/costly'));
    const second = send(request('GET', '/test/costly'));
    await expect.poll(() => held.length).toBe(2);

    const third = await send(request('GET', '/test/costly'));

    await expectProblem(third, 503);
    expect(third.head).toMatch(/^retry-after: 5\r?$/im);
    for (const release of held.splice(0)) release();
    expect(await Promise.all([first, second])).toMatchObject([{ status: 200 }, { status: 200 }]);
    const leaver = connect(port, '127.0.0.1', () => leaver.write(request('GET', '/test/costly')));
    await expect.poll(() => held.length).toBe(1);
    leaver.destroy();
    const stayer = send(request('GET', '/test/costly'));
    await expect.poll(() => held.length).toBe(2);
    const another = connect(port, '127.0.0.1', () => another.write(request('GET', '/test/costly')));
    await expect.poll(() => held.length).toBe(3);
    another.destroy();
    for (const release of held.splice(0)) release();
    expect((await stayer).status).toBe(200);
  });

  it('the number of connections is bounded', () => {
    expect(app.server.maxConnections).toBe(512);
  });

  it('a request that never ends is not waited for', () => {
    const { headersTimeout, requestTimeout } = app.server;

    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 30_000 });
  });
});
