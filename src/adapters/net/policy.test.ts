import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { ConnectFailure } from './connect-failure.ts';
import { rememberHere } from './held-hosts.ts';
import { createNetworkPolicy, type NetworkPolicyOptions, type NetworkScope } from './policy.ts';
import { says } from '../../texts/saying.ts';

let server: Server;
let port: number;
let accepted = 0;

beforeAll(async () => {
  server = createServer((socket) => {
    accepted += 1;
    socket.on('error', () => socket.destroy());
    socket.end('hello');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => void server.close());

/** A resolver from a table, which counts; an answer list of lists changes from call to call. */
function aResolver(table: Readonly<Record<string, readonly (readonly string[])[]>>) {
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

async function aScope(target: string, options: Partial<NetworkPolicyOptions> = {}): Promise<NetworkScope> {
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

async function connectAndClose(scope: NetworkScope, host: string, to = port): Promise<string | undefined> {
  const socket: Socket = await scope.connect(host, to);
  const { remoteAddress } = socket;
  socket.destroy();
  return remoteAddress;
}

async function findKind(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'connected';
  } catch (error) {
    return error instanceof ConnectFailure ? error.kind : String(error);
  }
}

describe('connect', () => {
  test('reaches a loopback target by every spelling of it', async () => {
    const scope = await aScope(`http://localhost:${port}/`);

    for (const host of [
      'localhost',
      'LOCALHOST.',
      'foo.localhost',
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
    ]) {
      expect([host, await findKind(connectAndClose(scope, host))]).toEqual([host, 'connected']);
    }
  });

  test('refuses every spelling of loopback for a public target, without dialling', async () => {
    const scope = await aScope('http://93.184.216.34/');
    const before = accepted;

    for (const host of [
      'localhost',
      'localhost.',
      'foo.localhost',
      '127.1',
      '2130706433',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '::',
    ]) {
      expect([host, await findKind(connectAndClose(scope, host))]).toEqual([host, 'blocked_by_policy']);
    }
    expect(accepted).toBe(before);
  });

  test('asks for a name once, and dials what was judged', async () => {
    const resolver = aResolver({ 'app.test': [['127.0.0.1'], ['169.254.169.254']] });
    const scope = await aScope(`http://app.test:${port}/`, { resolve: resolver.resolve });

    expect(await connectAndClose(scope, 'app.test')).toBe('127.0.0.1');
    expect(await connectAndClose(scope, 'APP.test.')).toBe('127.0.0.1');
    expect(resolver.calls).toEqual(['app.test']);
  });

  test('a name that first was public and then is inside leads nowhere', async () => {
    const resolver = aResolver({ 'rebind.test': [['127.0.0.1'], ['93.184.216.34']] });
    const scope = await aScope('http://93.184.216.34/', { resolve: resolver.resolve });

    expect(await findKind(connectAndClose(scope, 'rebind.test'))).toBe('blocked_by_policy');
    expect(await findKind(connectAndClose(scope, 'rebind.test'))).toBe('blocked_by_policy');
    expect(resolver.calls).toEqual(['rebind.test']);
  });

  test('asks once for many connections at the same time', async () => {
    const resolver = aResolver({ 'app.test': [['127.0.0.1']] });
    const scope = await aScope('http://localhost/', { resolve: resolver.resolve });

    await Promise.all(Array.from({ length: 20 }, async () => await connectAndClose(scope, 'app.test')));

    expect(resolver.calls).toEqual(['app.test']);
  });

  test.each([
    ['public and loopback', ['93.184.216.34', '127.0.0.1']],
    ['loopback and metadata', ['127.0.0.1', '169.254.169.254']],
    ['public and mapped private', ['93.184.216.34', '::ffff:10.0.0.1']],
    ['public and link-local with a zone', ['93.184.216.34', 'fe80::1%eth0']],
  ])('one bad record refuses the name: %s', async (_name, records) => {
    const resolver = aResolver({ 'mixed.test': [records] });

    const scope = await aScope('http://mixed.test/', { resolve: resolver.resolve });

    expect(await findKind(connectAndClose(scope, 'mixed.test'))).toBe('blocked_by_policy');
  });

  test('tries the next address when one does not answer', async () => {
    // Nothing listens on ::1 at this port.
    const resolver = aResolver({ 'dual.test': [['::1', '127.0.0.1']] });
    const scope = await aScope('http://localhost/', { resolve: resolver.resolve });

    expect(await connectAndClose(scope, 'dual.test')).toBe('127.0.0.1');
  });

  test.each(['unknown.test', 'empty.test', 'broken.test', 'a b', 'user@localhost', ''])(
    '%j is a dns_error',
    async (host) => {
      const resolver = aResolver({ 'empty.test': [[]], 'broken.test': [['not an address']] });
      const scope = await aScope('http://localhost/', { resolve: resolver.resolve });

      expect(await findKind(connectAndClose(scope, host))).toBe('dns_error');
    },
  );

  test('nothing listening is a connection_error that says so', async () => {
    const scope = await aScope('http://localhost/');
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const free = (closed.address() as AddressInfo).port;
    closed.close();
    await once(closed, 'close');

    await expect(scope.connect('127.0.0.1', free)).rejects.toMatchObject({
      kind: 'connection_error',
      message: `127.0.0.1:${free} refused the connection: nothing listens there.`,
    });
  });

  test('a resolver that never answers ends in a timeout', async () => {
    const never = Promise.withResolvers<readonly string[]>();
    const scope = await aScope('http://localhost/', { resolve: async () => await never.promise });

    await expect(scope.connect('slow.test', 80, { timeoutMs: 20 })).rejects.toMatchObject({
      kind: 'timeout',
      message: 'slow.test:80 did not answer within 1 s.',
    });
  });

  test('the signal ends it with its own reason', async () => {
    const never = Promise.withResolvers<readonly string[]>();
    const scope = await aScope('http://localhost/', { resolve: async () => await never.promise });
    const controller = new AbortController();

    const pending = scope.connect('slow.test', 80, { signal: controller.signal });
    controller.abort(new Error('enough'));

    await expect(pending).rejects.toThrow('enough');
    await expect(scope.connect('slow.test', 80, { signal: controller.signal })).rejects.toThrow('enough');
  });
});

describe('a name that moves while its scan runs', () => {
  const resolverLifeMs = 30_001;
  afterEach(() => void vi.useRealTimers());

  test.each([
    ['from outside to inside', ['93.184.216.34', '10.0.0.2']],
    ['from inside to outside', ['10.0.0.2', '93.184.216.34']],
    ['into an IPv6 form of an inner address', ['93.184.216.34', '64:ff9b::a00:2']],
  ])('is refused for a resource, too: %s', async (_case, answers) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { resolve } = aResolver({ 'moving.test': answers.map((answer) => [answer]) });
    const leaving = new AbortController();
    const scope = await aScope('http://10.0.0.1/', {
      // The first request leaves after its query, so this test contacts no one.
      resolve: async (host) => {
        leaving.abort();
        return await resolve(host);
      },
    });
    await scope.connect('moving.test', 80, { signal: leaving.signal }).catch(() => undefined);
    vi.advanceTimersByTime(resolverLifeMs);

    await expect(scope.connect('moving.test', 80)).rejects.toThrow('when it was first scanned');
    expect((await scope.checkDocument(new URL('http://moving.test/'))).allowed).toBe(false);
  });

  test.each(['public-only', 'open'] as const)('is refused by scoped if %s met it first', async (mode) => {
    const remember = rememberHere();
    const policy = (now: NetworkPolicyOptions['mode'], answer: string) =>
      createNetworkPolicy({ mode: now, allow: [], deny: [], ownEndpoints: () => [], resolve: async () => [answer] });
    const target = new URL('http://site.test/');
    await policy(mode, '93.184.216.34').scopeFor(target, remember);

    const scope = await policy('scoped', '10.0.0.1').scopeFor(target, remember);

    await expect(scope.connect('site.test', port)).rejects.toThrow('was public when it was first scanned');
  });

  test('needs no memory of the other hosts of a public target', async () => {
    const asked: string[] = [];
    const remember = rememberHere();
    const policy = createNetworkPolicy({
      mode: 'scoped',
      allow: [],
      deny: [],
      ownEndpoints: () => [],
      resolve: async () => ['93.184.216.34'],
    });
    const scope = await policy.scopeFor(new URL('http://site.test/'), async (host, space) => {
      asked.push(host);
      return await remember(host, space);
    });

    await scope.checkDocument(new URL('http://1.elsewhere.test/'));
    await scope.checkDocument(new URL('http://2.elsewhere.test/'));

    expect(asked).toEqual(['site.test']);
  });
});

describe('ourselves', () => {
  test.each(['scoped', 'open'] as const)(
    'our own port is refused on every local address in %s, other ports are not',
    async (mode) => {
      const allow = ['localhost', '0.0.0.0/0', '::/0'];
      const scope = await aScope('http://localhost/', {
        mode,
        allow,
        ownEndpoints: () => [{ host: '0.0.0.0', port: 4999 }],
      });
      const local = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));

      for (const host of ['localhost', '127.0.0.1', '127.8.8.8', '[::1]', '[::ffff:127.0.0.1]', ...local]) {
        expect([host, await findKind(connectAndClose(scope, host, 4999))]).toEqual([host, 'blocked_by_policy']);
      }
      expect(await findKind(connectAndClose(scope, '127.0.0.1'))).toBe('connected');
    },
  );

  test('a database elsewhere is refused by its name and by its address', async () => {
    const resolver = aResolver({ 'db.internal': [['10.0.0.5']], 'alias.test': [['10.0.0.5']] });
    const ownEndpoints = () => [{ host: 'db.internal', port: 5432 }];
    const scope = await aScope('http://localhost/', { mode: 'open', ownEndpoints, resolve: resolver.resolve });

    for (const host of ['db.internal', 'DB.internal.', 'alias.test', '10.0.0.5', 'localhost']) {
      expect([host, await findKind(connectAndClose(scope, host, 5432))]).toEqual([host, 'blocked_by_policy']);
    }
  });

  test('while the name of the database does not resolve, its port is refused everywhere', async () => {
    const scope = await aScope('http://localhost/', {
      mode: 'open',
      ownEndpoints: () => [{ host: 'db.internal', port: 5432 }],
    });

    expect(await findKind(connectAndClose(scope, '10.0.0.5', 5432))).toBe('blocked_by_policy');
  });

  test('a protected endpoint is refused until it is released', async () => {
    const scope = await aScope('http://localhost/');

    const release = scope.protect({ host: '127.0.0.1', port });
    const during = await findKind(connectAndClose(scope, 'localhost'));
    release();

    expect([during, await findKind(connectAndClose(scope, 'localhost'))]).toEqual(['blocked_by_policy', 'connected']);
  });
});

describe('metadata services', () => {
  test.each(['metadata.google.internal', 'METADATA.google.internal.', 'x.metadata.google.internal', 'metadata.goog'])(
    '%s is refused in every mode without asking a name server',
    async (host) => {
      const resolver = aResolver({ 'metadata.google.internal': [['127.0.0.1']] });
      const scope = await aScope('http://localhost/', {
        mode: 'open',
        allow: ['*.google.internal', host],
        resolve: resolver.resolve,
      });

      expect(await findKind(connectAndClose(scope, host))).toBe('blocked_by_policy');
      expect(resolver.calls).toEqual([]);
    },
  );

  test('a scan of one has a scope that reaches nothing of it', async () => {
    const scope = await aScope('http://169.254.169.254/');

    expect(await findKind(connectAndClose(scope, '169.254.169.254', 80))).toBe('blocked_by_policy');
  });
});

describe('checkDocument', () => {
  test('takes http and https only', async () => {
    const scope = await aScope('http://localhost:3000/');

    expect(await scope.checkDocument(new URL('file:///etc/passwd'))).toEqual({
      allowed: false,
      reason: says('network.scheme', { scheme: 'file' }),
    });
    for (const url of [
      'data:text/html,x',
      'javascript:1',
      'ftp://localhost:3000/',
      'blob:http://localhost:3000/1',
      'ws://localhost:3000/',
    ]) {
      expect([url, (await scope.checkDocument(new URL(url))).allowed]).toEqual([url, false]);
    }
  });

  test('keeps a loopback scan on the port of its target', async () => {
    const scope = await aScope('http://localhost:3000/');
    const urls = [
      'http://localhost:3000/a',
      'http://127.0.0.1:3000/',
      'http://localhost:3001/',
      'https://localhost/',
      'http://93.184.216.34/',
      'http://10.0.0.1/',
    ];

    const judged = await Promise.all(urls.map(async (url) => (await scope.checkDocument(new URL(url))).allowed));

    expect(judged).toEqual([true, true, false, false, true, true]);
  });

  test('the stricter rule holds for the connection too where it is asked for', async () => {
    const scope = await aScope('http://localhost:3000/');

    expect(await findKind(scope.connect('localhost', port, { isDocument: true }))).toBe('blocked_by_policy');
    expect(await findKind(connectAndClose(scope, 'localhost'))).toBe('connected');
  });

  test('leaves a name that does not resolve to connect', async () => {
    const scope = await aScope('http://localhost:3000/');

    expect(await scope.checkDocument(new URL('http://unknown.test/'))).toEqual({ allowed: true });
  });
});

describe('the settings', () => {
  test('a scan of a name that does not resolve fails with dns_error', async () => {
    await expect(aScope('http://unknown.test/')).rejects.toMatchObject({ kind: 'dns_error' });
  });

  test('an entry that cannot be read stops the start', () => {
    expect(() =>
      createNetworkPolicy({ mode: 'scoped', allow: ['10.0.0.0/99'], deny: [], ownEndpoints: () => [] }),
    ).toThrow('"10.0.0.0/99" cannot be used');
  });
});
