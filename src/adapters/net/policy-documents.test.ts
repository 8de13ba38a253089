import { describe, expect, test } from 'vitest';
import { says } from '../../texts/saying.ts';
import { useGreeter, aScope, connectAndClose, findKind } from '../../../test/net/policy-scope.ts';

const greeter = useGreeter();

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

    expect(await findKind(scope.connect('localhost', greeter.port, { isDocument: true }))).toBe('blocked_by_policy');
    expect(await findKind(connectAndClose(scope, 'localhost', greeter.port))).toBe('connected');
  });

  test('leaves a name that does not resolve to connect', async () => {
    const scope = await aScope('http://localhost:3000/');

    expect(await scope.checkDocument(new URL('http://unknown.test/'))).toEqual({ allowed: true });
  });
});
