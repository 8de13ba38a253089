import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { startNameServer, type NameServer } from '../../../test/name-server.ts';
import { ConnectFailure } from './connect-failure.ts';
import { createNetworkPolicy, type NetworkScope } from './policy.ts';
import { createSystemResolve } from './resolve-by-system.ts';
import type { Resolve } from './resolver.ts';
import { say } from '../../texts/say.ts';

let folder: string;
let server: NameServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-names-'));
  await writeFile(join(folder, 'hosts'), '# ours\n10.0.0.7 Listed.test alias.test # two names\n::1 listed.test\n');
  await writeFile(join(folder, 'resolv.conf'), 'search first.nowhere.test inside.test\noptions rotate ndots:1\n');
});
afterAll(async () => await rm(folder, { recursive: true }));

afterEach(() => server.close());

async function aResolve(known: Readonly<Record<string, string>>, limitMs = 8_000): Promise<Resolve> {
  server = await startNameServer(known);
  const files = { hosts: join(folder, 'hosts'), resolvConf: join(folder, 'resolv.conf') };
  return createSystemResolve({ ...files, servers: [server.address], limitMs });
}

async function aScope(resolve: Resolve): Promise<NetworkScope> {
  const policy = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [], resolve });
  return await policy.scopeFor(new URL('http://93.184.216.34/'));
}

describe('a name', () => {
  test('is looked up in the hosts file before any name server is asked', async () => {
    const resolve = await aResolve({});

    expect(await resolve('listed.test')).toEqual(['10.0.0.7', '::1']);
    expect(await resolve('alias.test')).toEqual(['10.0.0.7']);
    expect(server.unanswered.size).toBe(0);
  });

  test('is asked for as it is, or completed by the search list when it is short', async () => {
    const resolve = await aResolve({ 'site.test': '192.0.2.1', 'intranet.inside.test': '10.0.0.8' });

    expect(await resolve('site.test')).toEqual(['192.0.2.1']);
    expect(await resolve('intranet')).toEqual(['10.0.0.8']);
  });

  test('that no server knows has no address', async () => {
    const resolve = await aResolve({ 'no.nowhere.test.inside.test': '10.0.0.9' });

    expect(await resolve('no.nowhere.test')).toEqual(['10.0.0.9']);
    expect(await resolve('nor.this.nowhere.test.first.nowhere.test').catch(() => 'silence')).toBe('silence');
  });

  test('that is not answered is called off', async () => {
    const resolve = await aResolve({}, 50);

    await expect(resolve('silent.test')).rejects.toMatchObject({ code: 'ECANCELLED' });
  });
});

describe('a name server that is silent about the names of one scan', () => {
  test('does not keep another scan waiting, and is asked about some of them at a time', async () => {
    const names = Array.from({ length: 5 }, (_, index) => `site-${index}.test`);
    const resolve = await aResolve(Object.fromEntries(names.map((name) => [name, '127.0.0.1'])));
    const policy = createNetworkPolicy({ mode: 'scoped', allow: [], deny: [], ownEndpoints: () => [], resolve });
    const [starving, other] = [
      await policy.scopeFor(new URL('http://93.184.216.34/')),
      await policy.scopeFor(new URL('http://93.184.216.35/')),
    ];
    const leaving = new AbortController();
    let settled = 0;
    const lost = Array.from({ length: 64 }, async (_, index) => {
      const { signal } = leaving;
      await starving.connect(`silent-${index}.test`, 80, { signal, timeoutMs: 60_000 }).catch(() => undefined);
      settled += 1;
    });
    await server.untilUnanswered(16);

    const judged = await Promise.all(names.map(async (name) => await other.checkDocument(new URL(`http://${name}/`))));
    const before = { settled, asked: server.unanswered.size };
    leaving.abort(new Error('The page is gone.'));
    await Promise.all(lost);

    // Refused for its address, so it was found.
    expect(judged.map((decision) => !decision.allowed && say('en', decision.reason).includes('127.0.0.1'))).toEqual(
      names.map(() => true),
    );
    expect(before).toEqual({ settled: 0, asked: 16 });
  });

  test('is remembered: a name that was not answered is not asked for again', async () => {
    let asked = 0;
    const silent = await aResolve({}, 50);
    const scope = await aScope(async (name) => {
      asked += 1;
      return await silent(name);
    });
    const connect = async () => await scope.connect('silent.test', 80).catch((error: unknown) => error);

    const failures = [await connect(), await connect(), await connect()];

    expect(failures.map((failure) => failure instanceof ConnectFailure && failure.kind)).toEqual([
      'dns_error',
      'dns_error',
      'dns_error',
    ]);
    expect(asked).toBe(1);
  });

  test('is asked again for the target of a new scan', async () => {
    let asked = 0;
    const silent = await aResolve({}, 50);
    const policy = createNetworkPolicy({
      mode: 'scoped',
      allow: [],
      deny: [],
      ownEndpoints: () => [],
      resolve: async (name) => {
        asked += 1;
        return await silent(name);
      },
    });
    const target = new URL('http://silent.test/');

    for (let scan = 0; scan < 2; scan += 1)
      await expect(policy.scopeFor(target)).rejects.toMatchObject({ kind: 'dns_error' });

    expect(asked).toBe(2);
  });
});
