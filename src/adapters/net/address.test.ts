import { describe, expect, test } from 'vitest';

import { isAtLeastAsPublic, parseAddress, parseHost, type AddressSpace } from './address.ts';

type Row = readonly [spelling: string, canonical: string, space: AddressSpace];

const HOSTS: readonly Row[] = [
  // loopback, spelled in every way that the URL standard reads
  ['127.0.0.1', '127.0.0.1', 'loopback'],
  ['127.1', '127.0.0.1', 'loopback'],
  ['127.0.1', '127.0.0.1', 'loopback'],
  ['127.255.255.254', '127.255.255.254', 'loopback'],
  ['127.0.0.1.', '127.0.0.1', 'loopback'],
  ['0x7f.1', '127.0.0.1', 'loopback'],
  ['0x7f000001', '127.0.0.1', 'loopback'],
  ['2130706433', '127.0.0.1', 'loopback'],
  ['0177.0.0.1', '127.0.0.1', 'loopback'],
  ['017700000001', '127.0.0.1', 'loopback'],
  ['127%2e0%2e0%2e1', '127.0.0.1', 'loopback'],
  ['１２７.0.0.1', '127.0.0.1', 'loopback'],
  ['127。0。0。1', '127.0.0.1', 'loopback'],
  ['①②⑦.0.0.1', '127.0.0.1', 'loopback'],
  ['[::1]', '::1', 'loopback'],
  ['::1', '::1', 'loopback'],
  ['0:0:0:0:0:0:0:1', '::1', 'loopback'],
  ['[::ffff:127.0.0.1]', '::ffff:7f00:1', 'loopback'],
  ['::ffff:7f00:1', '::ffff:7f00:1', 'loopback'],
  ['::127.0.0.1', '::7f00:1', 'loopback'],
  ['::ffff:0:127.0.0.1', '::ffff:0:7f00:1', 'loopback'],
  ['64:ff9b::127.0.0.1', '64:ff9b::7f00:1', 'loopback'],
  ['2002:7f00:1::', '2002:7f00:1::', 'loopback'],
  // private
  ['10.0.0.1', '10.0.0.1', 'private'],
  ['172.16.0.1', '172.16.0.1', 'private'],
  ['172.31.255.255', '172.31.255.255', 'private'],
  ['192.168.1.1', '192.168.1.1', 'private'],
  ['100.64.0.1', '100.64.0.1', 'private'],
  ['198.18.0.1', '198.18.0.1', 'private'],
  ['fd12:3456::1', 'fd12:3456::1', 'private'],
  ['fc00::1', 'fc00::1', 'private'],
  ['64:ff9b::10.0.0.1', '64:ff9b::a00:1', 'private'],
  ['2002:c0a8:101::1', '2002:c0a8:101::1', 'private'],
  // public
  ['93.184.216.34', '93.184.216.34', 'public'],
  ['172.32.0.1', '172.32.0.1', 'public'],
  ['100.128.0.1', '100.128.0.1', 'public'],
  ['2606:4700::1111', '2606:4700::1111', 'public'],
  ['2606:4700:0:0:0:0:0:1111', '2606:4700::1111', 'public'],
  ['::ffff:8.8.8.8', '::ffff:808:808', 'public'],
  ['64:ff9b::8.8.8.8', '64:ff9b::808:808', 'public'],
  // cloud metadata, also wrapped
  ['169.254.169.254', '169.254.169.254', 'forbidden'],
  ['2852039166', '169.254.169.254', 'forbidden'],
  ['0xa9fea9fe', '169.254.169.254', 'forbidden'],
  ['169.254.170.2', '169.254.170.2', 'forbidden'],
  ['100.100.100.200', '100.100.100.200', 'forbidden'],
  ['168.63.129.16', '168.63.129.16', 'forbidden'],
  ['192.0.0.192', '192.0.0.192', 'forbidden'],
  ['fd00:ec2::254', 'fd00:ec2::254', 'forbidden'],
  ['fd20:ce::254', 'fd20:ce::254', 'forbidden'],
  ['[::ffff:169.254.169.254]', '::ffff:a9fe:a9fe', 'forbidden'],
  ['64:ff9b::169.254.169.254', '64:ff9b::a9fe:a9fe', 'forbidden'],
  ['2002:a9fe:a9fe::1', '2002:a9fe:a9fe::1', 'forbidden'],
  ['2001:0:808:808::5601:5601', '2001:0:808:808::5601:5601', 'forbidden'], // Teredo client 169.254.169.254
  ['2606:4700::5efe:169.254.169.254', '2606:4700::5efe:a9fe:a9fe', 'forbidden'],
  // never a site
  ['169.254.0.1', '169.254.0.1', 'forbidden'],
  ['fe80::1', 'fe80::1', 'forbidden'],
  ['0.0.0.0', '0.0.0.0', 'forbidden'],
  ['0', '0.0.0.0', 'forbidden'],
  ['0.1.2.3', '0.1.2.3', 'forbidden'],
  ['::', '::', 'forbidden'],
  ['::ffff:0.0.0.0', '::ffff:0:0', 'forbidden'],
  ['224.0.0.1', '224.0.0.1', 'forbidden'],
  ['ff02::1', 'ff02::1', 'forbidden'],
  ['255.255.255.255', '255.255.255.255', 'forbidden'],
  ['240.0.0.1', '240.0.0.1', 'forbidden'],
  ['192.0.2.1', '192.0.2.1', 'forbidden'],
  ['203.0.113.9', '203.0.113.9', 'forbidden'],
  ['2001:db8::1', '2001:db8::1', 'forbidden'],
  ['fec0::1', 'fec0::1', 'forbidden'],
  ['64:ff9b:1::1', '64:ff9b:1::1', 'forbidden'],
  ['100::1', '100::1', 'forbidden'],
];

describe('a host that is an address', () => {
  test.each(HOSTS)('%s is %s, %s', (spelling, canonical, space) => {
    const host = parseHost(spelling);

    expect(host?.kind === 'address' ? [host.address.text, host.address.space] : host).toEqual([canonical, space]);
  });
});

describe('a host that is a name', () => {
  test.each([
    ['Example.COM.', 'example.com'],
    ['localhost.', 'localhost'],
    ['LOCALHOST', 'localhost'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['ⓔxample.com', 'example.com'],
    ['my_host', 'my_host'],
    ['127.0.0.1.nip.example', '127.0.0.1.nip.example'],
  ])('%s is read as %s', (spelling, name) => {
    expect(parseHost(spelling)).toEqual({ kind: 'name', name });
  });

  test.each([
    '',
    '.',
    'a b',
    'a/b',
    'a\\b',
    'user@host',
    'host:80',
    'host?x',
    'host#x',
    '1.2.3.4.5',
    '256.1.1.1',
    '[::1',
    'a\tb',
    'x'.repeat(300),
    '[::1]:80',
  ])('%j is no host', (text) => {
    expect(parseHost(text)).toBeUndefined();
  });
});

test('an address that a resolver gives with a zone is judged without it', () => {
  expect(parseAddress('fe80::1%eth0')).toMatchObject({ text: 'fe80::1', space: 'forbidden' });
});

test('a name is no address', () => {
  expect(parseAddress('example.com')).toBeUndefined();
});

test('spaces are ordered from inside to outside', () => {
  expect(isAtLeastAsPublic('public', 'private')).toBe(true);
  expect(isAtLeastAsPublic('loopback', 'loopback')).toBe(true);
  expect(isAtLeastAsPublic('loopback', 'private')).toBe(false);
  expect(isAtLeastAsPublic('forbidden', 'loopback')).toBe(false);
});
