import { afterEach, describe, expect, test, vi } from 'vitest';
import { rememberHere } from './held-hosts.ts';
import type { NetworkPolicyOptions } from './policy.ts';
import { createNetworkPolicy } from './policy.ts';
import { useGreeter, aResolver, aScope } from '../../../test/net/policy-scope.ts';

const greeter = useGreeter();

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

    await expect(scope.connect('site.test', greeter.port)).rejects.toThrow('was public when it was first scanned');
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
