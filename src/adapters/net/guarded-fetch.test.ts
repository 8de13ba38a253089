import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer as createTcpServer, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';

import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';

import { OpenServers } from '../../../test/net/open-servers.ts';
import { makeSelfSignedCertificate } from '../../../test/net/self-signed-certificate.ts';
import { guardedFetch, type GuardedFetchOptions, type GuardedResponse } from './guarded-fetch.ts';
import { createNetworkPolicy } from './policy.ts';

const servers = new OpenServers();
const listen = async (server: Server) => servers.listen(server);

afterEach(async () => servers.close());

async function aSite(serve: RequestListener): Promise<string> {
  return `http://localhost:${await listen(createHttpServer(serve))}`;
}

async function fetchFrom(
  url: string,
  options: GuardedFetchOptions = {},
  allow: readonly string[] = [],
): Promise<GuardedResponse> {
  const resolve = async (host: string) => await Promise.reject(Object.assign(new Error(host), { code: 'ENOTFOUND' }));
  const policy = createNetworkPolicy({ mode: 'scoped', allow, deny: [], ownEndpoints: () => [], resolve });
  return await guardedFetch(await policy.scopeFor(new URL(url)), url, options);
}

async function readText(response: GuardedResponse): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of response.body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

describe('an answer', () => {
  test('comes with status, headers and body, and asks like a browser would', async () => {
    const site = await aSite((request, response) => {
      const { host, accept, 'accept-encoding': encoding, 'user-agent': agent } = request.headers;
      response.writeHead(404, { 'x-test': 'yes' }).end(JSON.stringify([request.url, host, accept, encoding, agent]));
    });

    const response = await fetchFrom(`${site}/a%20b?c=d#e`, {
      headers: { 'User-Agent': 'Curbcut', accept: 'text/xml' },
    });

    expect([response.status, response.headers['x-test'], response.url, response.redirects]).toEqual([
      404,
      'yes',
      `${site}/a%20b?c=d#e`,
      [],
    ]);
    expect(JSON.parse(await readText(response))).toEqual([
      '/a%20b?c=d',
      site.slice(7),
      'text/xml',
      'gzip, deflate, br',
      'Curbcut',
    ]);
  });

  test('comes over the one connection that the scope made', async () => {
    let connections = 0;
    const server = createHttpServer((_request, response) => void response.end());
    server.on('connection', () => (connections += 1));
    const port = await listen(server);
    const policy = createNetworkPolicy({ mode: 'open', allow: [], deny: [], ownEndpoints: () => [] });
    const scope = await policy.scopeFor(new URL('http://localhost/'));
    const made: (number | undefined)[] = [];
    const watched: typeof scope = {
      ...scope,
      connect: async (...asked) => {
        const socket = await scope.connect(...asked);
        made.push(socket.remotePort);
        return socket;
      },
    };

    await readText(await guardedFetch(watched, `http://localhost:${port}/`));

    expect([connections, made]).toEqual([1, [port]]);
  });

  const text = 'sitemap '.repeat(20_000);
  test.each<[string, Buffer]>([
    ['gzip', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['deflate', deflateSync(text)],
    ['deflate', deflateRawSync(text)],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
    ['identity', Buffer.from(text)],
    ['GZIP', gzipSync(text)],
  ])('in %s is decoded', async (encoding, body) => {
    const site = await aSite((_request, response) => void response.setHeader('content-encoding', encoding).end(body));

    expect(await readText(await fetchFrom(site))).toBe(text);
  });

  test.each<[string, string, Buffer]>([
    ['damaged gzip', 'gzip', Buffer.from('this is no gzip')],
    ['damaged brotli', 'br', Buffer.alloc(100, 0xff)],
    ['damaged deflate', 'deflate', Buffer.from('this is no deflate')],
    ['half of a gzip', 'gzip', gzipSync(text).subarray(0, 100)],
    ['half of a brotli', 'br', brotliCompressSync(text).subarray(0, 10)],
    ['half of a deflate', 'deflate', deflateSync(text).subarray(0, 100)],
  ])('%s is bad_encoding', async (_name, encoding, body) => {
    const site = await aSite((_request, response) => void response.setHeader('content-encoding', encoding).end(body));

    await expect(readText(await fetchFrom(site))).rejects.toMatchObject({ kind: 'bad_encoding' });
  });

  test.each(['zstd', 'gzip, gzip, gzip, gzip'])('an encoding of %s is bad_encoding', async (encoding) => {
    const site = await aSite((_request, response) => void response.setHeader('content-encoding', encoding).end('x'));

    await expect(fetchFrom(site)).rejects.toMatchObject({ kind: 'bad_encoding' });
  });

  test('without a body may claim an encoding', async () => {
    const site = await aSite(
      (_request, response) => void response.writeHead(204, { 'content-encoding': 'gzip' }).end(),
    );

    expect(await readText(await fetchFrom(site))).toBe('');
  });

  test('is not read ahead of its reader', async () => {
    let sent = 0;
    const piece = Buffer.alloc(65_536);
    const site = await aSite((_request, response) => {
      const send = (): void => {
        while (response.write(piece)) sent += piece.length;
        response.once('drain', send);
      };
      send();
    });

    const response = await fetchFrom(site);
    let received = 0;
    for await (const chunk of response.body) {
      received += chunk.length;
      if (received > 1_000_000) break;
    }

    // What the kernel's buffers hold is all that may have been sent besides; an endless body never ends by itself.
    expect(sent).toBeLessThan(30_000_000);
  });

  test('that stops in the middle ends in a timeout', async () => {
    const site = await aSite((_request, response) => void response.write('begun'));
    const response = await fetchFrom(site, { timeoutMs: 50 });

    await expect(readText(response)).rejects.toMatchObject({
      kind: 'timeout',
      message: 'The answer stopped: nothing came for 1 s.',
    });
  });

  test('that is cut off is a connection_error', async () => {
    const site = await aSite((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('begun', () => response.destroy());
    });
    const response = await fetchFrom(site);

    await expect(readText(response)).rejects.toMatchObject({ kind: 'connection_error' });
  });

  test('whose last chunk never comes is a connection_error', async () => {
    const port = await listen(
      createTcpServer(
        (socket) => void socket.end('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nbegun\r\n'),
      ),
    );
    const response = await fetchFrom(`http://localhost:${port}/`);

    await expect(readText(response)).rejects.toMatchObject({
      kind: 'connection_error',
      message: `localhost:${port} closed the connection abruptly.`,
    });
  });

  test('keeps the first of repeated headers, and all encodings', async () => {
    const body = brotliCompressSync(gzipSync('text'));
    const site = await aSite(
      (_request, response) =>
        void response
          .writeHead(200, [
            ['x-test', 'one'],
            ['x-test', 'two'],
            ['content-encoding', 'gzip'],
            ['content-encoding', 'br'],
          ] as unknown as string[])
          .end(body),
    );

    const response = await fetchFrom(site);

    expect([response.headers['x-test'], await readText(response)]).toEqual(['one', 'text']);
  });

  test.each(['gzip', 'br', 'deflate'])('without a byte may claim to be in %s', async (encoding) => {
    const site = await aSite((_request, response) => {
      response.setHeader('content-encoding', encoding);
      response.flushHeaders();
      response.end();
    });

    expect(await readText(await fetchFrom(site))).toBe('');
  });

  test('closes its connection when it is left, read or not, stalled or not', async () => {
    let connections = 0;
    const closed = Promise.withResolvers<void>();
    const server = createHttpServer((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.write(gzipSync(text).subarray(0, 100));
    });
    server.on('connection', (socket) => {
      connections += 1;
      socket.once('close', () => {
        connections -= 1;
        if (connections === 0) closed.resolve();
      });
    });
    const site = `http://localhost:${await listen(server)}`;
    const [unread, read] = [await fetchFrom(site), await fetchFrom(site)];

    for await (const piece of read.body) if (piece.length > 0) break;
    unread.discard();

    await closed.promise;
    expect(connections).toBe(0);
  });

  test('ends with the reason of the signal', async () => {
    const site = await aSite((_request, response) => void response.write('begun'));
    const controller = new AbortController();
    const response = await fetchFrom(site, { signal: controller.signal });

    const reading = readText(response);
    controller.abort(new Error('enough'));

    await expect(reading).rejects.toThrow('enough');
  });
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('by %i is followed and reported', async (status) => {
    const site = await aSite((request, response) => {
      if (request.url === '/') response.writeHead(status, { location: '/next' }).end();
      else response.end('arrived');
    });

    const response = await fetchFrom(`${site}/`);

    expect([await readText(response), response.url, response.redirects]).toEqual([
      'arrived',
      `${site}/next`,
      [`${site}/`],
    ]);
  });

  test('whose body never ends is followed at once', async () => {
    const site = await aSite((request, response) => {
      if (request.url === '/next') response.end('arrived');
      else response.writeHead(302, { location: '/next' }).write('endless');
    });

    expect(await readText(await fetchFrom(site))).toBe('arrived');
  });

  test('to a path in UTF-8 is followed to that path', async () => {
    const site = await aSite((request, response) => {
      if (request.url === '/gr%C3%BC%C3%9Fe') response.end('arrived');
      else response.writeHead(302, { location: Buffer.from('/grüße').toString('latin1') }).end();
    });

    expect(await readText(await fetchFrom(site))).toBe('arrived');
  });

  test('without a location is an answer', async () => {
    const site = await aSite((_request, response) => void response.writeHead(302).end('stay'));

    expect((await fetchFrom(site)).status).toBe(302);
  });

  test.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:169.254.169.254]/',
    'http://metadata.google.internal/',
    'http://127.1:1/',
    'http://localhost./',
    '//0.0.0.0/',
  ])('to %s is blocked_by_policy', async (location) => {
    const site = await aSite((_request, response) => void response.writeHead(302, { location }).end());

    await expect(fetchFrom(site)).rejects.toMatchObject({ kind: 'blocked_by_policy' });
  });

  test.each([
    'http://',
    'http://a b/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/xml,x',
    'http://localhost:99999/',
  ])('to %s is redirect_invalid', async (location) => {
    const site = await aSite((_request, response) => void response.writeHead(302, { location }).end());

    await expect(fetchFrom(site)).rejects.toMatchObject({ kind: 'redirect_invalid' });
  });

  test('is checked once, like every hop', async () => {
    const asked: string[] = [];
    const ownEndpoints = (freshness: string) => (asked.push(freshness), []);
    const policy = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints });
    const site = await aSite((request, response) =>
      request.url === '/end' ? void response.end('arrived') : void response.writeHead(302, { location: '/end' }).end(),
    );

    const response = await guardedFetch(await policy.scopeFor(new URL(site)), site);

    expect(await readText(response)).toBe('arrived');
    expect(asked).toEqual(['now', 'recent', 'recent']);
  });

  test('once too often is too_many_redirects', async () => {
    let hops = 0;
    const site = await aSite(
      (_request, response) => void response.writeHead(302, { location: `/${(hops += 1)}` }).end(),
    );

    await expect(fetchFrom(site, { maxRedirects: 3 })).rejects.toMatchObject({ kind: 'too_many_redirects' });
    expect(hops).toBe(4);
  });

  test('to another origin takes no secrets along', async () => {
    const other = await aSite(
      (request, response) =>
        void response.end(JSON.stringify([request.headers.authorization, request.headers['x-kept']])),
    );
    const site = await aSite(
      (_request, response) => void response.writeHead(302, { location: other.replace('//', '//user:pass@') }).end(),
    );

    const response = await fetchFrom(site, { headers: { Authorization: 'secret', 'X-Kept': 'yes' } }, ['localhost']);

    expect([await readText(response), response.url]).toEqual(['[null,"yes"]', `${other}/`]);
  });
});

describe('a site that does not answer as it should', () => {
  test('no headers in time is a timeout', async () => {
    const site = await aSite(() => undefined);

    await expect(fetchFrom(site, { timeoutMs: 50 })).rejects.toMatchObject({
      kind: 'timeout',
      message: 'No answer came within 1 s.',
    });
  });

  test.each([
    'SSH-2.0-OpenSSH\r\n',
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  ])('something that is not HTTP is a connection_error: %j', async (bytes) => {
    const port = await listen(createTcpServer((socket) => void socket.once('data', () => socket.end(bytes))));

    await expect(fetchFrom(`http://localhost:${port}/`)).rejects.toMatchObject({
      kind: 'connection_error',
      message: expect.stringContaining('not HTTP') as string,
    });
  });

  test('a connection closed without a word is a connection_error', async () => {
    const port = await listen(createTcpServer((socket) => void socket.destroy()));

    await expect(fetchFrom(`http://localhost:${port}/`)).rejects.toMatchObject({ kind: 'connection_error' });
  });

  test('a request that is not answered is not sent again', async () => {
    let requests = 0;
    const port = await listen(
      createTcpServer((socket) =>
        socket.once('data', () => {
          requests += 1;
          socket.end();
        }),
      ),
    );

    await expect(fetchFrom(`http://localhost:${port}/`)).rejects.toMatchObject({
      kind: 'connection_error',
      message: `localhost:${port} closed the connection abruptly.`,
    });
    expect(requests).toBe(1);
  });

  test.each([
    ['one header', `x-test: ${'x'.repeat(70_000)}\r\n`],
    ['many headers', Array.from({ length: 7_000 }, (_, index) => `x-${index}: xxxxx\r\n`).join('')],
  ])('more than 64 KB of %s is a connection_error', async (_name, headers) => {
    const port = await listen(
      createTcpServer((socket) => void socket.once('data', () => socket.write(`HTTP/1.1 200 OK\r\n${headers}\r\n`))),
    );

    await expect(fetchFrom(`http://localhost:${port}/`)).rejects.toMatchObject({
      kind: 'connection_error',
      message: `localhost:${port} sent headers of more than 64 KB.`,
    });
  });

  test('a name that does not exist is a dns_error', async () => {
    await expect(fetchFrom('http://unknown.test/')).rejects.toMatchObject({ kind: 'dns_error' });
  });
});

test('whatever bytes a server sends, the fetch ends in a response or a failure with a kind', async () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ntransfer-encoding: chunked\r\n\r\n';
  const packed = gzipSync('text');
  const whole = Buffer.concat([
    Buffer.from(`${head}${packed.length.toString(16)}\r\n`),
    packed,
    Buffer.from('\r\n0\r\n\r\n'),
  ]);
  let sent: Uint8Array = whole;
  const port = await listen(createTcpServer((socket) => void socket.once('data', () => socket.end(sent))));
  const fetchAll = async (): Promise<string> => await readText(await fetchFrom(`http://localhost:${port}/`));
  const kinds = ['bad_encoding', 'connection_error', 'text'];

  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.uint8Array({ maxLength: 4 })), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(damage, fc.nat(whole.length), async (changes, length) => {
      sent = whole.subarray(0, length);
      for (const [at, bytes] of changes) sent = Buffer.concat([sent.subarray(0, at), bytes, sent.subarray(at + 1)]);
      const kind = await fetchAll().then(
        () => 'text',
        (error: unknown) => (error as { kind?: string }).kind,
      );
      expect(kinds).toContain(kind);
    }),
    { numRuns: 200 },
  );
});

describe('https', () => {
  test('with an untrusted certificate is a tls_error', async () => {
    const port = await listen(
      createHttpsServer(makeSelfSignedCertificate(), (_request, response) => void response.end('secret')),
    );

    await expect(fetchFrom(`https://localhost:${port}/`)).rejects.toMatchObject({
      kind: 'tls_error',
      message: expect.stringContaining('its certificate is self-signed') as string,
    });
  });

  test('with a trusted certificate works, but not for another name', async () => {
    const certificate = makeSelfSignedCertificate();
    const port = await listen(
      createHttpsServer(certificate, (request, response) => void response.end(request.headers.host)),
    );
    const before = getCACertificates('default');
    setDefaultCACertificates([...before, certificate.cert]);

    try {
      expect(await readText(await fetchFrom(`https://localhost:${port}/`))).toBe(`localhost:${port}`);
      await expect(fetchFrom(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({
        kind: 'tls_error',
        message: expect.stringContaining('for another name') as string,
      });
    } finally {
      setDefaultCACertificates(before);
    }
  });

  test('to a server that speaks plain http is a tls_error', async () => {
    const site = await aSite((_request, response) => void response.end());

    await expect(fetchFrom(site.replace('http:', 'https:'))).rejects.toMatchObject({
      kind: 'tls_error',
      message: expect.stringMatching(/answers without TLS, so https is not possible there\.$/u) as string,
    });
  });

  test('a server that hangs up during the handshake is a connection_error', async () => {
    const port = await listen(createTcpServer((socket) => void socket.once('data', () => socket.destroy())));

    await expect(fetchFrom(`https://localhost:${port}/`)).rejects.toMatchObject({ kind: 'connection_error' });
  });

  test('a server that never finishes the handshake is a timeout', async () => {
    const port = await listen(createTcpServer((socket) => void socket.resume()));

    await expect(fetchFrom(`https://localhost:${port}/`, { timeoutMs: 50 })).rejects.toMatchObject({ kind: 'timeout' });
  });
});
