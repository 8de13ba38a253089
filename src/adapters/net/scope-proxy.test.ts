import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

import { afterEach, describe, expect, test } from 'vitest';

import { OpenServers } from '../../../test/net/open-servers.ts';
import { createNetworkPolicy } from './policy.ts';
import { openScopeProxy, type ScopeProxy, type ScopeProxyOptions } from './scope-proxy.ts';

const GREETING = Buffer.from([5, 1, 0]);
const open = new OpenServers();

afterEach(async () => open.close());

async function aServer(serve: (socket: Socket) => void): Promise<number> {
  return open.listen(createServer({ allowHalfOpen: true }, serve));
}

async function aProxy(options: ScopeProxyOptions = {}, target = 'http://localhost/'): Promise<ScopeProxy> {
  const policy = createNetworkPolicy({
    mode: 'scoped',
    allow: [],
    deny: [],
    ownEndpoints: () => [],
    resolve: async (host) => await Promise.reject(Object.assign(new Error(host), { code: 'ENOTFOUND' })),
  });
  const proxy = await openScopeProxy(await policy.scopeFor(new URL(target)), options);
  open.add(proxy);
  return proxy;
}

async function aClient(proxy: ScopeProxy): Promise<Socket> {
  const socket = connect({ port: proxy.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => socket.destroy());
  open.add({ close: () => socket.destroy() });
  await once(socket, 'connect');
  return socket;
}

function aRequest(host: string, port: number, command = 1): Buffer {
  const name = Buffer.from(host);
  return Buffer.concat([Buffer.from([5, command, 0, 3, name.length]), name, Buffer.from([port >> 8, port & 0xff])]);
}

async function read(socket: Socket, length: number): Promise<Buffer> {
  const done = Promise.withResolvers<Buffer>();
  const attempt = (): void => {
    const chunk: unknown = socket.read(length);
    if (chunk instanceof Buffer && chunk.length === length) done.resolve(chunk);
  };
  const fail = (): void => done.reject(new Error('closed'));
  socket.on('readable', attempt).once('end', fail).once('close', fail);
  attempt();
  return await done.promise.finally(() => socket.off('readable', attempt).off('end', fail).off('close', fail));
}

/** A client that has asked for a tunnel, and the code that it was answered. */
async function aTunnel(
  proxy: ScopeProxy,
  host: string,
  port: number,
): Promise<{ readonly socket: Socket; readonly reply: number }> {
  const socket = await aClient(proxy);
  socket.write(GREETING);
  expect([...(await read(socket, 2))]).toEqual([5, 0]);
  socket.write(aRequest(host, port));
  const answer = await read(socket, 10);
  return { socket, reply: answer[1] ?? -1 };
}

async function readAll(socket: Socket): Promise<{ readonly text: string; readonly isClean: boolean }> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const isClean = await waitForEnd(socket);
  return { text, isClean };
}

/** True when the other side ended as it should, false when it was cut. */
async function waitForEnd(socket: Socket): Promise<boolean> {
  const done = Promise.withResolvers<boolean>();
  socket.once('end', () => done.resolve(true)).once('close', () => done.resolve(false));
  return await done.promise;
}

describe('a tunnel', () => {
  test('carries bytes both ways', async () => {
    const port = await aServer((socket) => void socket.pipe(socket));
    const proxy = await aProxy();
    const { socket, reply } = await aTunnel(proxy, 'localhost', port);

    socket.write('ping');

    expect([reply, (await read(socket, 4)).toString(), proxy.bytesReceived()]).toEqual([0, 'ping', 4]);
  });

  test('takes addresses as well as names', async () => {
    const port = await aServer((socket) => void socket.pipe(socket));
    const proxy = await aProxy();
    const [high, low] = [port >> 8, port & 0xff];
    const mapped = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 127, 0, 0, 1];

    for (const request of [
      [5, 1, 0, 1, 127, 0, 0, 1, high, low],
      [5, 1, 0, 4, ...mapped, high, low],
    ]) {
      const socket = await aClient(proxy);
      socket.write(Buffer.concat([GREETING, Buffer.from(request), Buffer.from('early')]));
      const answer = await read(socket, 12);
      expect([answer[3], (await read(socket, 5)).toString()]).toEqual([0, 'early']);
    }
  });

  test('lets a client end its side and still delivers the answer', async () => {
    const port = await aServer((socket) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('end', () => socket.end(`got ${text}`));
    });
    const { socket } = await aTunnel(await aProxy(), 'localhost', port);

    socket.end('question');

    expect(await readAll(socket)).toEqual({ text: 'got question', isClean: true });
  });

  test('delivers what a client sent with its request, and that it ended', async () => {
    const port = await aServer((socket) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('end', () => socket.end(`got ${text}`));
    });
    const socket = await aClient(await aProxy());

    socket.end(Buffer.concat([GREETING, aRequest('localhost', port), Buffer.from('question')]));
    await read(socket, 12);

    expect(await readAll(socket)).toEqual({ text: 'got question', isClean: true });
  });

  test('delivers megabytes whole to a slow reader', async () => {
    const size = 8_000_000;
    const port = await aServer((socket) => void socket.end(Buffer.alloc(size, 'x')));
    const proxy = await aProxy();
    const { socket } = await aTunnel(proxy, 'localhost', port);
    await expect.poll(() => proxy.bytesReceived()).toBeGreaterThan(0);

    const { text } = await readAll(socket);

    expect([text.length, proxy.bytesReceived()]).toEqual([size, size]);
  });

  test('that the site resets is reset for the client too, and the reason is kept', async () => {
    const port = await aServer((socket) => void socket.once('data', () => socket.resetAndDestroy()));
    const proxy = await aProxy();
    const { socket } = await aTunnel(proxy, 'localhost', port);

    socket.write('x');

    expect(await readAll(socket)).toEqual({ text: '', isClean: false });
    expect(proxy.lastFailure('LOCALHOST.', port)).toMatchObject({
      kind: 'connection_error',
      message: `localhost:${port} closed the connection abruptly.`,
    });
  });

  test('ends at the site when the client vanishes', async () => {
    const closed = Promise.withResolvers<void>();
    const port = await aServer((socket) => {
      socket.resume();
      socket.once('close', closed.resolve);
    });
    const proxy = await aProxy();
    const { socket } = await aTunnel(proxy, 'localhost', port);

    socket.resetAndDestroy();
    await closed.promise;

    expect(proxy.lastFailure('localhost', port)).toBeUndefined();
  });

  test('without a byte for too long is cut, and a site that owed an answer is named', async () => {
    const port = await aServer((socket) => void socket.resume());
    const proxy = await aProxy({ idleTimeoutMs: 30 });
    const { socket } = await aTunnel(proxy, 'localhost', port);

    socket.write('GET / HTTP/1.1\r\n\r\n');

    expect(await readAll(socket)).toEqual({ text: '', isClean: false });
    expect(proxy.lastFailure('localhost', port)).toMatchObject({ kind: 'timeout' });
  });
});

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

describe('limits', () => {
  test('a connection that delivers too much is cut, and the page is marked', async () => {
    const port = await aServer((socket) => void socket.end(Buffer.alloc(500_000)));
    const proxy = await aProxy({ maxBytesPerConnection: 100_000 });
    const { socket } = await aTunnel(proxy, 'localhost', port);

    const { isClean } = await readAll(socket);

    expect([isClean, proxy.exceeded()]).toEqual([false, true]);
  });

  test('a page has a limit over all its connections, and the next page starts again', async () => {
    const port = await aServer((socket) => void socket.end(Buffer.alloc(60_000, 'x')));
    const proxy = await aProxy();
    proxy.beginPage(100_000);
    const first = await readAll((await aTunnel(proxy, 'localhost', port)).socket);
    const afterFirst = proxy.exceeded();
    const second = await readAll((await aTunnel(proxy, 'localhost', port)).socket);
    const afterSecond = proxy.exceeded();

    proxy.beginPage(100_000);
    const third = await readAll((await aTunnel(proxy, 'localhost', port)).socket);

    expect([first.isClean, afterFirst, second.isClean, afterSecond]).toEqual([true, false, false, true]);
    expect([third.isClean, proxy.exceeded(), proxy.bytesReceived()]).toEqual([true, false, 60_000]);
  });

  test('what a page requested ends with it, and nothing connects until the next page begins', async () => {
    const port = await aServer((socket) => void socket.pipe(socket));
    const proxy = await aProxy();
    const { socket } = await aTunnel(proxy, 'localhost', port);
    const ended = waitForEnd(socket);

    await proxy.endPage();
    const whileEnded = await aClient(proxy);
    const refused = waitForEnd(whileEnded);
    whileEnded.write(GREETING);
    await Promise.all([ended, refused]);
    proxy.beginPage(100_000);

    expect((await aTunnel(proxy, 'localhost', port)).reply).toBe(0);
  });

  test('a connection that stays open is counted again for the next page', async () => {
    const port = await aServer((socket) => void socket.on('data', () => socket.write(Buffer.alloc(60_000))));
    const proxy = await aProxy({ maxBytesPerConnection: 100_000 });
    const { socket } = await aTunnel(proxy, 'localhost', port);

    for (let page = 0; page < 3; page += 1) {
      proxy.beginPage(1_000_000);
      socket.write('more');
      expect((await read(socket, 60_000)).length).toBe(60_000);
    }

    expect(proxy.exceeded()).toBe(false);
  });

  test('more connections than allowed are dropped', async () => {
    const proxy = await aProxy({ maxConnections: 1 });
    await aClient(proxy);

    const second = await aClient(proxy);
    second.write(GREETING);

    await expect(read(second, 2)).rejects.toThrow('closed');
  });
});

test('closing ends every connection on both sides, frees the port, and may be repeated', async () => {
  const remoteClosed = Promise.withResolvers<void>();
  const port = await aServer((socket) => {
    socket.resume();
    socket.once('close', remoteClosed.resolve);
  });
  const proxy = await aProxy();
  const { socket } = await aTunnel(proxy, 'localhost', port);
  const idle = await aClient(proxy);

  await proxy.close();
  await proxy.close();
  await Promise.all([remoteClosed.promise, readAll(socket), readAll(idle)]);

  await expect(once(connect(proxy.port, '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
