import { isIPv6 } from 'node:net';

/**
 * The part of an address that one machine owns: all of IPv4, but only the first 64 bits of IPv6, because a machine
 * chooses the rest itself. `address` is a peer as a socket names it.
 */
export function networkOf(address: string | undefined): string {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? '';
  if (!isIPv6(plain)) return plain;
  const [head = [], tail] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
