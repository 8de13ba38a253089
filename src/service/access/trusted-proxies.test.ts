import { expect, it } from 'vitest';
import { trustProxies } from './trusted-proxies.ts';

const isTrusted = trustProxies(['10.1.2.3', '192.168.0.0/16', 'fd00::/8', '::1']);

it.each(['10.1.2.3', '::ffff:10.1.2.3', '::FFFF:192.168.7.7', '192.168.255.255', 'fd12::1', '::1'])(
  'a connection from %s is one of a trusted proxy',
  (address) => {
    expect(isTrusted(address)).toBe(true);
  },
);

it.each(['10.1.2.4', '::ffff:10.1.2.4', '192.169.0.1', 'fe80::1%eth0', '127.0.0.1', '', 'proxy', undefined])(
  'a connection from %s is not',
  (address) => {
    expect(isTrusted(address)).toBe(false);
  },
);
