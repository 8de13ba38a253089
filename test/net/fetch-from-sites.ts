import type { RequestListener } from 'node:http';
import { createServer as createHttpServer } from 'node:http';
import type { Server } from 'node:net';
import { afterEach } from 'vitest';
import { OpenServers } from './open-servers.ts';
import type { GuardedFetchOptions, GuardedResponse } from '../../src/adapters/net/guarded-fetch.ts';
import { guardedFetch } from '../../src/adapters/net/guarded-fetch.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';

/** Servers for the tests of a file. Each test closes its own. */
export function useSites() {
  const servers = new OpenServers();
  afterEach(async () => servers.close());
  const listen = async (server: Server) => servers.listen(server);
  const aSite = async (serve: RequestListener) => `http://localhost:${await listen(createHttpServer(serve))}`;
  return { listen, aSite };
}

export async function fetchFrom(
  url: string,
  options: GuardedFetchOptions = {},
  allow: readonly string[] = [],
): Promise<GuardedResponse> {
  const resolve = async (host: string) => await Promise.reject(Object.assign(new Error(host), { code: 'ENOTFOUND' }));
  const policy = createNetworkPolicy({ mode: 'scoped', allow, deny: [], ownEndpoints: () => [], resolve });
  return await guardedFetch(await policy.scopeFor(new URL(url)), url, options);
}

export async function readText(response: GuardedResponse): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of response.body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}
