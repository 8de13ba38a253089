import { describe, expect, test } from 'vitest';

import { parseHost } from './address.ts';
import { parseEndpointRules, type Destination } from './endpoint-rules.ts';

function aDestination(host: string, port: number, at = host): Destination {
  const parsed = parseHost(at);
  if (parsed?.kind !== 'address') throw new Error(`${at} is no address`);
  return { host, port, address: parsed.address };
}

describe('an entry matches', () => {
  test.each<[string, Destination, boolean]>([
    ['10.0.0.0/8', aDestination('10.9.8.7', 80), true],
    ['10.0.0.0/8', aDestination('11.0.0.1', 80), false],
    ['10.0.0.0/8', aDestination('::ffff:10.1.1.1', 80), true],
    ['10.0.0.0/8:8080', aDestination('10.9.8.7', 8080), true],
    ['10.0.0.0/8:8080', aDestination('10.9.8.7', 80), false],
    ['192.168.1.7', aDestination('nas.lan', 80, '192.168.1.7'), true],
    ['192.168.1.7:81', aDestination('nas.lan', 80, '192.168.1.7'), false],
    ['fd00::/8', aDestination('fd12::1', 443), true],
    ['fd12::1', aDestination('fd12::1', 443), true],
    ['[fd12::1]', aDestination('fd12::1', 443), true],
    ['[fd12::1]:443', aDestination('fd12::1', 443), true],
    ['[fd12::1]:443', aDestination('fd12::1', 444), false],
    ['[fd00::/8]:443', aDestination('fd12::1', 443), true],
    ['[fd00::]/8:443', aDestination('fd12::1', 444), false],
    ['cdn.example.com', aDestination('cdn.example.com', 80, '10.0.0.1'), true],
    ['CDN.Example.com.', aDestination('cdn.example.com', 80, '10.0.0.1'), true],
    ['cdn.example.com', aDestination('x.cdn.example.com', 80, '10.0.0.1'), false],
    ['*.example.com', aDestination('a.b.example.com', 80, '10.0.0.1'), true],
    ['*.example.com', aDestination('example.com', 80, '10.0.0.1'), false],
    ['*.example.com', aDestination('badexample.com', 80, '10.0.0.1'), false],
    ['*.example.com:443', aDestination('a.example.com', 80, '10.0.0.1'), false],
    ['localhost:9000', aDestination('127.0.0.1', 9000), true],
    ['localhost:9000', aDestination('app.localhost', 9000, '127.0.0.1'), true],
    ['localhost', aDestination('10.0.0.1', 80), false],
    ['  10.0.0.1  ', aDestination('10.0.0.1', 80), true],
  ])('%s against %o: %s', (entry, destination, expected) => {
    const rules = parseEndpointRules([entry]);

    expect(rules.matches(destination)).toBe(expected);
  });

  test('a list matches when one of its entries does, an empty one never', () => {
    const destination = aDestination('10.0.0.1', 80);

    expect(parseEndpointRules(['example.com', '10.0.0.1']).matches(destination)).toBe(true);
    expect(parseEndpointRules([]).matches(destination)).toBe(false);
  });
});

describe('an entry that cannot be read is named', () => {
  test.each([
    '',
    '*',
    'http://example.com',
    '10.0.0.0/33',
    '10.0.0.0/',
    'fd00::/129',
    'example.com/8',
    '10.0.0.1:0',
    '10.0.0.1:70000',
    '127.1',
    '2130706433',
    'a b',
    '*.*.com',
    'host:port',
    '300.1.1.1',
    '[fd00::1',
    'fe80::1%eth0',
  ])('%j', (entry) => {
    expect(() => parseEndpointRules(['10.0.0.1', entry])).toThrow(`"${entry}" cannot be used: `);
  });
});
