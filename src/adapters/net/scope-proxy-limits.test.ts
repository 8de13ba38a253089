import { describe, expect, test } from 'vitest';
import { GREETING, useProxies, read, readAll, waitForEnd } from '../../../test/net/proxy-client.ts';

const { aServer, aProxy, aClient, aTunnel } = useProxies();

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
