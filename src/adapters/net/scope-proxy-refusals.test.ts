import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { GREETING, useProxies, aRequest, readAll, waitForEnd } from '../../../test/net/proxy-client.ts';

const { aServer, aProxy, aClient, aTunnel } = useProxies();

describe('what is refused', () => {
  test('every spelling of loopback for a public site, with the reason kept and listed once', async () => {
    const port = await aServer((socket) => void socket.end('secret'));
    const proxy = await aProxy({}, 'http://93.184.216.34/');
    const spellings = [
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '2130706433',
      '::ffff:127.0.0.1',
      '[::ffff:127.0.0.1]',
      'localhost',
      'localhost.',
      'foo.localhost',
      '0.0.0.0',
      '::1',
    ];

    for (const host of spellings) {
      const { reply } = await aTunnel(proxy, host, port);
      expect([host, reply, proxy.lastFailure(host, port)?.kind]).toEqual([host, 2, 'blocked_by_policy']);
    }

    const refusals = proxy.takeRefusals();
    expect(refusals.find(({ host }) => host === 'foo.localhost')).toEqual({
      host: 'foo.localhost',
      port,
      message: expect.stringContaining('To allow it, add 127.0.0.1:') as string,
      count: 1,
    });
    expect(refusals.map(({ count }) => count).reduce((sum, count) => sum + count)).toBe(spellings.length);
    expect(proxy.takeRefusals()).toEqual([]);
  });

  test('the proxy itself, and any other proxy of the same policy', async () => {
    const proxy = await aProxy();

    const { reply } = await aTunnel(proxy, 'localhost', proxy.port);

    expect([reply, proxy.lastFailure('localhost', proxy.port)?.message]).toEqual([
      2,
      expect.stringContaining('belongs to Curbcut itself'),
    ]);
  });

  test('a name that does not resolve', async () => {
    const proxy = await aProxy();

    const { reply } = await aTunnel(proxy, 'unknown.test', 80);

    expect([reply, proxy.lastFailure('unknown.test', 80)?.kind]).toEqual([4, 'dns_error']);
  });

  test('a failure is forgotten once a connection succeeds', async () => {
    const proxy = await aProxy();
    const port = await aServer((socket) => void socket.once('data', () => socket.resetAndDestroy()));
    const first = await aTunnel(proxy, 'localhost', port);
    first.socket.write('x');
    await readAll(first.socket);
    const before = proxy.lastFailure('localhost', port)?.kind;

    await aTunnel(proxy, 'localhost', port);

    expect([before, proxy.lastFailure('localhost', port)]).toEqual(['connection_error', undefined]);
  });
});

describe('a client that does not speak the protocol', () => {
  test.each<[string, Buffer]>([
    ['HTTP', Buffer.from('GET http://127.0.0.1/ HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['SOCKS4', Buffer.from([4, 1, 0, 80, 127, 0, 0, 1, 0])],
    ['noise', Buffer.alloc(4_000, 0xff)],
    ['no method', Buffer.from([5, 0])],
    ['a method that is not spoken', Buffer.from([5, 1, 2])],
    ['another version in the request', Buffer.concat([GREETING, Buffer.from([4, 1, 0, 1, 127, 0, 0, 1, 0, 80])])],
    ['an empty name', Buffer.concat([GREETING, Buffer.from([5, 1, 0, 3, 0, 0, 80])])],
    ['an unknown kind of address', Buffer.concat([GREETING, Buffer.from([5, 1, 0, 9, 1, 2, 3, 4, 0, 80])])],
    ['BIND', Buffer.concat([GREETING, aRequest('localhost', 80, 2)])],
    ['UDP', Buffer.concat([GREETING, aRequest('localhost', 80, 3)])],
  ])('%s is turned away, and the proxy lives on', async (_name, bytes) => {
    const port = await aServer((socket) => void socket.end('fine'));
    const proxy = await aProxy();
    const socket = await aClient(proxy);

    socket.write(bytes);
    socket.resume();
    await waitForEnd(socket);
    const { reply } = await aTunnel(proxy, 'localhost', port);

    expect(reply).toBe(0);
  });

  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['half a greeting', Buffer.from([5])],
    ['half a request', Buffer.concat([GREETING, Buffer.from([5, 1, 0, 3, 200, 1, 2])])],
  ])('one that vanishes after %s does no harm', async (_name, bytes) => {
    const port = await aServer((socket) => void socket.end('fine'));
    const proxy = await aProxy();
    const socket = await aClient(proxy);

    socket.write(bytes);
    socket.end();
    socket.resume();
    await once(socket, 'close');
    const { reply } = await aTunnel(proxy, 'localhost', port);

    expect(reply).toBe(0);
  });
});
