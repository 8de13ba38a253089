import { createServer as createHttpServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { guardedFetch } from './guarded-fetch.ts';
import { createNetworkPolicy } from './policy.ts';
import { useSites, fetchFrom, readText } from '../../../test/net/fetch-from-sites.ts';

const { listen, aSite } = useSites();

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
