import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createNetworkPolicy } from './policy.ts';
import { useGreeter, aResolver, aScope, connectAndClose, findKind } from '../../../test/net/policy-scope.ts';

const greeter = useGreeter();

describe('connect', () => {
  test('reaches a loopback target by every spelling of it', async () => {
    const scope = await aScope(`http://localhost:${greeter.port}/`);

    for (const host of [
      'localhost',
      'LOCALHOST.',
      'foo.localhost',
      '127.0.0.1',
      '127.1',
      '0x7f.1',
      '[::ffff:127.0.0.1]',
    ]) {
      expect([host, await findKind(connectAndClose(scope, host, greeter.port))]).toEqual([host, 'connected']);
    }
  });

  test('refuses every spelling of loopback for a public target, without dialling', async () => {
    const scope = await aScope('http://93.184.216.34/');
    const before = greeter.accepted;

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
      expect([host, await findKind(connectAndClose(scope, host, greeter.port))]).toEqual([host, 'blocked_by_policy']);
    }
    expect(greeter.accepted).toBe(before);
  });

  test('asks for a name once, and dials what was judged', async () => {
    const resolver = aResolver({ 'app.test': [['127.0.0.1'], ['169.254.169.254']] });
    const scope = await aScope(`http://app.test:${greeter.port}/`, { resolve: resolver.resolve });

    expect(await connectAndClose(scope, 'app.test', greeter.port)).toBe('127.0.0.1');
    expect(await connectAndClose(scope, 'APP.test.', greeter.port)).toBe('127.0.0.1');
    expect(resolver.calls).toEqual(['app.test']);
  });

  test('a name that first was public and then is inside leads nowhere', async () => {
    const resolver = aResolver({ 'rebind.test': [['127.0.0.1'], ['93.184.216.34']] });
    const scope = await aScope('http://93.184.216.34/', { resolve: resolver.resolve });

    expect(await findKind(connectAndClose(scope, 'rebind.test', greeter.port))).toBe('blocked_by_policy');
    expect(await findKind(connectAndClose(scope, 'rebind.test', greeter.port))).toBe('blocked_by_policy');
    expect(resolver.calls).toEqual(['rebind.test']);
  });

  test('asks once for many connections at the same time', async () => {
    const resolver = aResolver({ 'app.test': [['127.0.0.1']] });
    const scope = await aScope('http://localhost/', { resolve: resolver.resolve });

    await Promise.all(Array.from({ length: 20 }, async () => await connectAndClose(scope, 'app.test', greeter.port)));

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

    expect(await findKind(connectAndClose(scope, 'mixed.test', greeter.port))).toBe('blocked_by_policy');
  });

  test('tries the next address when one does not answer', async () => {
    // Nothing listens on ::1 at this port.
    const resolver = aResolver({ 'dual.test': [['::1', '127.0.0.1']] });
    const scope = await aScope('http://localhost/', { resolve: resolver.resolve });

    expect(await connectAndClose(scope, 'dual.test', greeter.port)).toBe('127.0.0.1');
  });

  test.each(['unknown.test', 'empty.test', 'broken.test', 'a b', 'user@localhost', ''])(
    '%j is a dns_error',
    async (host) => {
      const resolver = aResolver({ 'empty.test': [[]], 'broken.test': [['not an address']] });
      const scope = await aScope('http://localhost/', { resolve: resolver.resolve });

      expect(await findKind(connectAndClose(scope, host, greeter.port))).toBe('dns_error');
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
