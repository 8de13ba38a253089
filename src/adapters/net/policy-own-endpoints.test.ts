import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { useGreeter, aResolver, aScope, connectAndClose, findKind } from '../../../test/net/policy-scope.ts';

const greeter = useGreeter();

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
      expect(await findKind(connectAndClose(scope, '127.0.0.1', greeter.port))).toBe('connected');
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

    const release = scope.protect({ host: '127.0.0.1', port: greeter.port });
    const during = await findKind(connectAndClose(scope, 'localhost', greeter.port));
    release();

    expect([during, await findKind(connectAndClose(scope, 'localhost', greeter.port))]).toEqual([
      'blocked_by_policy',
      'connected',
    ]);
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

      expect(await findKind(connectAndClose(scope, host, greeter.port))).toBe('blocked_by_policy');
      expect(resolver.calls).toEqual([]);
    },
  );

  test('a scan of one has a scope that reaches nothing of it', async () => {
    const scope = await aScope('http://169.254.169.254/');

    expect(await findKind(connectAndClose(scope, '169.254.169.254', 80))).toBe('blocked_by_policy');
  });
});
