import { once } from 'node:events';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import { ConnectFailure } from '../../src/adapters/net/connect-failure.ts';
import type { NetworkPolicyOptions, NetworkScope } from '../../src/adapters/net/policy.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';

/** A server on loopback that greets each client, for the tests of a file. */
export function useGreeter() {
  const greeter = { port: 0, accepted: 0 };
  let server: Server;
  beforeAll(async () => {
    server = createServer((socket) => {
      greeter.accepted += 1;
      socket.on('error', () => socket.destroy());
      socket.end('hello');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    greeter.port = (server.address() as AddressInfo).port;
  });
  afterAll(() => void server.close());
  return greeter;
}

/** A resolver from a table, which counts; an answer list of lists changes from call to call. */
export function aResolver(table: Readonly<Record<string, readonly (readonly string[])[]>>) {
  const calls: string[] = [];
  const resolve = async (host: string): Promise<readonly string[]> => {
    const answers = table[host];
    const turn = calls.filter((call) => call === host).length;
    calls.push(host);
    if (answers === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    return answers[Math.min(turn, answers.length - 1)] ?? [];
  };
  return { calls, resolve };
}

export async function aScope(target: string, options: Partial<NetworkPolicyOptions> = {}): Promise<NetworkScope> {
  const policy = createNetworkPolicy({
    mode: 'scoped',
    allow: [],
    deny: [],
    ownEndpoints: () => [],
    resolve: aResolver({}).resolve,
    ...options,
  });
  return await policy.scopeFor(new URL(target));
}

export async function connectAndClose(scope: NetworkScope, host: string, to: number): Promise<string | undefined> {
  const socket: Socket = await scope.connect(host, to);
  const { remoteAddress } = socket;
  socket.destroy();
  return remoteAddress;
}

export async function findKind(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'connected';
  } catch (error) {
    return error instanceof ConnectFailure ? error.kind : String(error);
  }
}
