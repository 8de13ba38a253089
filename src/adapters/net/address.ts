import { BlockList, isIP } from 'node:net';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

/** The reach of an address. `forbidden` addresses are never contacted, in any mode. */
export type AddressSpace = 'forbidden' | 'loopback' | 'private' | 'public';

/** An IP address in its one canonical spelling, with its classification. */
export type Address = {
  /** The address to dial: canonical text, without brackets and zone. */
  readonly text: string;
  readonly space: AddressSpace;
  /** Completes "10.0.0.1 is …" for people. */
  readonly description: Said;
  /**
   * The text and every IPv4 address that it embeds (mapped, NAT64, 6to4, Teredo …). Rules and the check for our own
   * endpoints examine all of them.
   */
  readonly forms: readonly string[];
};

/** A host as a URL or a proxy client spells it: an address, or a lowercase name without a trailing dot. */
export type Host =
  | { readonly kind: 'address'; readonly address: Address }
  | { readonly kind: 'name'; readonly name: string };

type Classification = Pick<Address, 'space' | 'description'>;
type Range = Classification & { readonly block: BlockList };

const LOOPBACK: Classification = { space: 'loopback', description: says('egress.local_address') };
const PRIVATE: Classification = { space: 'private', description: says('egress.private_address') };
const PUBLIC: Classification = { space: 'public', description: says('egress.public_address') };
const METADATA: Classification = { space: 'forbidden', description: says('egress.metadata_address') };
const LINK_LOCAL: Classification = { space: 'forbidden', description: says('egress.link_local_address') };
const UNSPECIFIED: Classification = { space: 'forbidden', description: says('egress.unspecified_address') };
const MULTICAST: Classification = { space: 'forbidden', description: says('egress.multicast_address') };
const RESERVED: Classification = { space: 'forbidden', description: says('egress.reserved_address') };

// The first match wins, because metadata services use addresses in private ranges. Sources: IANA special-purpose
// registries (RFC 6890 and later), and the manuals of cloud providers for METADATA.
const IPV4_RANGES: readonly Range[] = [
  ...ranges(METADATA, ['169.254.169.254/32', '169.254.170.2/32', '169.254.170.23/32']),
  ...ranges(METADATA, ['100.100.100.200/32', '168.63.129.16/32', '192.0.0.192/32']),
  ...ranges(LOOPBACK, ['127.0.0.0/8']),
  ...ranges(UNSPECIFIED, ['0.0.0.0/8']),
  ...ranges(LINK_LOCAL, ['169.254.0.0/16']),
  // 198.18.0.0/15 (benchmarks) counts as private, because VPN clients hand out such addresses for every name that they
  // carry.
  ...ranges(PRIVATE, ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '198.18.0.0/15']),
  ...ranges(RESERVED, ['192.0.0.0/24', '192.0.2.0/24', '198.51.100.0/24', '203.0.113.0/24', '192.88.99.0/24']),
  ...ranges(MULTICAST, ['224.0.0.0/4', '255.255.255.255/32']),
  ...ranges(RESERVED, ['240.0.0.0/4']),
];
const IPV6_RANGES: readonly Range[] = [
  ...ranges(METADATA, ['fd00:ec2::254/128', 'fd00:ec2::23/128', 'fd20:ce::254/128']),
  ...ranges(METADATA, ['fd00:42::42/128', 'fd00:c1::a9fe:a9fe/128', 'fd00:a9fe:a9fe::254/128']),
  ...ranges(LOOPBACK, ['::1/128']),
  ...ranges(UNSPECIFIED, ['::/128']),
  ...ranges(LINK_LOCAL, ['fe80::/10']),
  ...ranges(PRIVATE, ['fc00::/7']),
  ...ranges(MULTICAST, ['ff00::/8']),
  ...ranges(RESERVED, ['2001::/23', '2001:db8::/32', '3fff::/20']),
  // IANA allocates only 2000::/3 for global use. The rest is reserved.
  ...ranges(PUBLIC, ['2000::/3']),
];

const PUBLICITY: Readonly<Record<AddressSpace, number>> = { forbidden: 0, loopback: 1, private: 2, public: 3 };

/** True if `space` is at least as public as `floor`: loopback < private < public. Forbidden ranks below all. */
export function isAtLeastAsPublic(space: AddressSpace, floor: AddressSpace): boolean {
  return PUBLICITY[space] >= PUBLICITY[floor];
}

/**
 * Parses and classifies a strictly spelled IP address without brackets. A zone such as `%eth0` is dropped. An address
 * that embeds IPv4 addresses counts as the least public of them. Returns undefined if the text is not an address.
 */
export function parseAddress(text: string): Address | undefined {
  const bare = text.split('%', 1)[0] ?? '';
  const family = isIP(bare);
  if (family === 0) return undefined;

  if (family === 4) return { text: bare, forms: [bare], ...classify(bare, IPV4_RANGES, 'ipv4') };
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const embedding = findEmbedded(toHextets(canonical));
  const classifications = embedding.addresses.map((ipv4) => classify(ipv4, IPV4_RANGES, 'ipv4'));
  if (!embedding.replaces) classifications.push(classify(canonical, IPV6_RANGES, 'ipv6'));
  return { text: canonical, forms: [canonical, ...embedding.addresses], ...getLeastPublic(classifications) };
}

/**
 * Parses a host in any spelling that the WHATWG URL parser accepts (127.1, 0x7f.1, 2130706433, １２７.0.0.1, `[::1]`,
 * `LOCALHOST.`, international names). Returns undefined if the text cannot be a host.
 */
export function parseHost(text: string): Host | undefined {
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  const address = parseAddress(bare);
  if (address !== undefined) return { kind: 'address', address };
  // Characters that end or split the host, or that the URL parser drops, must not change the host that is checked.
  if (bare === '' || /[\s/\\?#@:[\]]/u.test(bare) || !URL.canParse(`http://${bare}/`)) return undefined;
  const canonical = new URL(`http://${bare}/`).hostname;
  const spelledOddly = parseAddress(canonical);
  if (spelledOddly !== undefined) return { kind: 'address', address: spelledOddly };
  const name = canonical.replace(/\.$/u, '');
  return name === '' || name.length > 253 ? undefined : { kind: 'name', name };
}

/** Formats a host and port as people write them, with IPv6 addresses in brackets. */
export function formatEndpoint(host: string, port: number): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

/** The port of an http or https URL, or the scheme's default port. */
export function getPort(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'https:' ? 443 : 80;
}

function ranges(classification: Classification, cidrs: readonly string[]): Range[] {
  return cidrs.map((cidr) => {
    const [network = '', bits = ''] = cidr.split('/');
    const block = new BlockList();
    block.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4');
    return { ...classification, block };
  });
}

function classify(text: string, table: readonly Range[], family: 'ipv4' | 'ipv6'): Classification {
  const range = table.find(({ block }) => block.check(text, family));
  if (range !== undefined) return { space: range.space, description: range.description };
  return family === 'ipv4' ? PUBLIC : RESERVED;
}

function getLeastPublic(classifications: readonly Classification[]): Classification {
  return classifications.reduce(
    (worst, next) => (PUBLICITY[next.space] < PUBLICITY[worst.space] ? next : worst),
    PUBLIC,
  );
}

/** Expects the canonical form of the URL parser, which never ends in a dotted quad. */
function toHextets(canonical: string): readonly number[] {
  const [head = '', tail] = canonical.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...gap, ...right].map((hextet) => Number.parseInt(hextet, 16));
}

/** If `replaces` is true, only the embedded addresses count. */
type Embedding = { readonly addresses: readonly string[]; readonly replaces: boolean };

// Mapped (RFC 4291), IPv4-compatible (deprecated there), translated (RFC 7915), NAT64 (RFC 6052).
const IPV4_LAST = new Set(['0:0:0:0:0:ffff', '0:0:0:0:0:0', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0']);

function findEmbedded(hextets: readonly number[]): Embedding {
  const words = hextets.map((hextet) => hextet.toString(16));
  const start = words.slice(0, 6).join(':');
  const last = toIpv4(hextets.slice(6));
  if (IPV4_LAST.has(start)) {
    const isWhole = start === '0:0:0:0:0:0' && (last === '0.0.0.0' || last === '0.0.0.1');
    return isWhole ? { addresses: [], replaces: false } : { addresses: [last], replaces: true };
  }
  // 6to4, RFC 3056
  if (start.startsWith('2002:')) return { addresses: [toIpv4(hextets.slice(1, 3))], replaces: true };
  // Teredo, RFC 4380: the server in clear, and the client with every bit inverted.
  if (start.startsWith('2001:0:')) {
    const client = toIpv4(hextets.slice(6).map((hextet) => hextet ^ 0xffff));
    return { addresses: [toIpv4(hextets.slice(2, 4)), client], replaces: true };
  }
  // ISATAP, RFC 5214
  if (/:(?:0|200):5efe$/u.test(start)) return { addresses: [last], replaces: false };
  return { addresses: [], replaces: false };
}

function toIpv4([high = 0, low = 0]: readonly number[]): string {
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}
