import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { OutgoingGuard } from '../browser/outgoing-guard.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import { guardScope } from './guard-scope.ts';
import { says } from '../texts/saying.ts';

const password = 'open-sesame-1234';

/** A scope that allows everything, and notes whose names it was asked for. */
function aScope() {
  const asked: string[] = [];
  const scope: NetworkScope = {
    connect: async (host) => {
      asked.push(host);
      return {} as Socket; // it is not used
    },
    checkDocument: async ({ hostname }) => {
      asked.push(hostname);
      return { allowed: true };
    },
    protect: () => () => undefined,
  };
  const guard = new OutgoingGuard(['https://app.example', 'http://[::1]:8080']);
  guard.noteTyped(password);
  return { asked, guard, guarded: guardScope(scope, guard) };
}

const request = { headers: {}, body: Buffer.alloc(0) };

describe('the scope of a browser that signs in', () => {
  it('connects to origins of the sign-in, and to others where a request leads', async () => {
    const { asked, guard, guarded } = aScope();
    const early = guarded.connect('cdn.example', 443);
    await expect(early).rejects.toMatchObject({ kind: 'blocked_by_policy' });

    guard.admits({ url: 'https://cdn.example/app.js', ...request });
    await guarded.connect('cdn.example', 443);
    await guarded.connect('app.example', 443);
    await guarded.connect('::1', 8080);

    expect(asked).toEqual(['cdn.example', 'app.example', '::1']);
    await expect(guarded.connect('cdn.example', 80)).rejects.toThrow('only for its requests');
  });

  it('looks up no name that tells what was typed', async () => {
    const { asked, guarded } = aScope();

    await guarded.checkDocument(new URL(`https://${password}.other.example/`));
    await expect(guarded.connect(`${password}.other.example`, 443)).rejects.toThrow('only for its requests');

    expect(asked).toEqual([]);
  });

  it.each([
    ['a request', 'GET / HTTP/1.1\r\nHost: cdn.example\r\n\r\n', true],
    ['a socket', 'GET / HTTP/1.1\r\nHost: cdn.example\r\nUpgrade: websocket\r\n\r\n', false],
    ['TLS for a request', '\u0016\u0003\u0001...\u0000\u000C\u0002h2\u0008http/1.1...', true],
    ['TLS for a socket', '\u0016\u0003\u0001...\u0000\u0009\u0008http/1.1...', false],
  ])('opens sockets to origins of the sign-in alone: %s', (_what, start, isAdmitted) => {
    const { guarded } = aScope();
    const bytes = Buffer.from(start, 'latin1');

    expect(guarded.admitsStart?.({ host: 'cdn.example', port: 443 }, bytes)).toBe(isAdmitted);
    expect(guarded.admitsStart?.({ host: 'app.example', port: 443 }, bytes)).toBe(true);
  });
});

describe('what a guard says of requests that it refused', () => {
  it('names their hosts, and no host that tells what was typed', () => {
    const { guard } = aScope();
    guard.admits({ url: `https://other.example/?v=${password}`, ...request });
    guard.admits({ url: `https://${password}.third.example/`, ...request });
    guard.admits({ url: 'https://fourth.example/', headers: {}, body: undefined });

    expect(guard.describeRefused()).toEqual(
      says('sessions.request_refused', { listOfHosts: ['other.example', '[secret]', 'fourth.example'] }),
    );
    expect(guard.admits({ url: 'https://app.example/', headers: {}, body: Buffer.from(password) })).toBe(true);
  });
});
