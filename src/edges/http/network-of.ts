import { isIPv6 } from 'node:net';

/**
 * What one machine has of an address, as a socket names its peer: all of IPv4, and the first 64 bits of IPv6, below which a machine
 * chooses its addresses itself.
 */
export function networkOf(address: string | undefined): string {
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? '';
  if (!isIPv6(plain)) return plain;
  const [head = [], tail] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
