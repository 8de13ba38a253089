import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { GREETING, useProxies, aRequest, read, readAll } from '../../../test/net/proxy-client.ts';

const { aServer, aProxy, aClient, aTunnel } = useProxies();

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
