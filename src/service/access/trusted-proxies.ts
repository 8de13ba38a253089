import { BlockList, isIP } from 'node:net';

/** True if an address, as a socket names its peer, is one of the proxies. */
export type IsTrusted = (address: string | undefined) => boolean;

/**
 * `entries` are addresses and CIDRs. Throws an Error whose message ends a sentence: "… is not an address or a range …".
 */
export function trustProxies(entries: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const entry of entries) addEntry(list, entry);
  return (address) => {
    const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? '';
    const version = isIP(plain);
    return version !== 0 && list.check(plain, familyOf(version));
  };
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  const bits = version === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : Number(/^\d{1,3}$/.test(prefix) ? prefix : Number.NaN);
  const isRange = version !== 0 && rest.length === 0 && length <= bits;
  if (!isRange) throw new Error(`"${entry}" is not an address or a range such as 10.0.0.0/8`);
  if (length === 0) throw new Error(`"${entry}" is every address, so anyone could sign in as anyone`);
  list.addSubnet(address, length, familyOf(version));
}

function familyOf(version: number): 'ipv4' | 'ipv6' {
  return version === 4 ? 'ipv4' : 'ipv6';
}
