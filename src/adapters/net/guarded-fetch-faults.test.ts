import { createServer as createTcpServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useSites, fetchFrom, readText } from '../../../test/net/fetch-from-sites.ts';

const { listen, aSite } = useSites();

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
