import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { afterEach, expect } from 'vitest';
import { OpenServers } from './open-servers.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import type { ScopeProxy, ScopeProxyOptions } from '../../src/adapters/net/scope-proxy.ts';
import { openScopeProxy } from '../../src/adapters/net/scope-proxy.ts';

export const GREETING = Buffer.from([5, 1, 0]);

/** Proxies, their clients and servers, for the tests of a file. Each test closes its own. */
export function useProxies() {
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
  return { aServer, aProxy, aClient, aTunnel };
}

export function aRequest(host: string, port: number, command = 1): Buffer {
  const name = Buffer.from(host);
  return Buffer.concat([Buffer.from([5, command, 0, 3, name.length]), name, Buffer.from([port >> 8, port & 0xff])]);
}

export async function read(socket: Socket, length: number): Promise<Buffer> {
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

export async function readAll(socket: Socket): Promise<{ readonly text: string; readonly isClean: boolean }> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const isClean = await waitForEnd(socket);
  return { text, isClean };
}

/** True when the other side ended as it should, false when it was cut. */
export async function waitForEnd(socket: Socket): Promise<boolean> {
  const done = Promise.withResolvers<boolean>();
  socket.once('end', () => done.resolve(true)).once('close', () => done.resolve(false));
  return await done.promise;
}
