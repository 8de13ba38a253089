import { BlockList, isIP } from 'node:net';

import { parseHost, type Address } from './address.ts';
import { isLocalhostName } from './resolver.ts';

/** The destination of a connection: the canonical host that was requested, one of its addresses, and the port. */
export type Destination = { readonly host: string; readonly address: Address; readonly port: number };

/** A parsed list of CURBCUT_NETWORK_ALLOW or CURBCUT_NETWORK_DENY. */
export type EndpointRules = { readonly matches: (destination: Destination) => boolean };

type Matcher = (destination: Destination) => boolean;

/**
 * Parses entries such as `10.0.0.0/8`, `192.168.1.7:8080`, `[fd00::1]:443`, `fd00::/8`, `cdn.example.com`,
 * `*.example.com:443`. A name matches the host that a page requests, not its addresses. `*.` matches subdomains, but
 * not the name itself. `localhost` matches every loopback address. Throws an Error that names the first invalid entry.
 */
export function parseEndpointRules(entries: readonly string[]): EndpointRules {
  const matchers = entries.map((entry) => parseEntry(entry.trim()));
  return { matches: (destination) => matchers.some((matches) => matches(destination)) };
}

function parseEntry(entry: string): Matcher {
  const { host, port } = splitPort(entry);
  const matchesHost = parseHostPattern(host, entry);
  if (port === undefined) return matchesHost;
  return (destination) => destination.port === port && matchesHost(destination);
}

function splitPort(entry: string): { readonly host: string; readonly port: number | undefined } {
  // A bare IPv6 address or network seems to end in a port. Only brackets, a dotted quad or a name can precede a real
  // port.
  const match = /^(?<host>\[[^\]]*\](?:\/\d+)?|[^:[\]]+)(?::(?<port>\d{1,5}))?$/u.exec(entry);
  if (match?.groups === undefined) return { host: entry, port: undefined };
  const port = match.groups['port'];
  if (port === undefined) return { host: match.groups['host'] ?? entry, port: undefined };
  const number = Number(port);
  if (number < 1 || number > 65_535) throw unreadable(entry, `${port} is no port (1 to 65535)`);
  return { host: match.groups['host'] ?? entry, port: number };
}

function parseHostPattern(pattern: string, entry: string): Matcher {
  const bare = pattern.replace(/^\[([^\]]*)\]/u, '$1');
  if (bare.includes('/')) return parseNetwork(bare, entry);
  if (isIP(bare) !== 0) return parseNetwork(`${bare}/${isIP(bare) === 4 ? 32 : 128}`, entry);
  if (bare.startsWith('*.')) return matchBelow(parseName(bare.slice(2), entry));
  const name = parseName(bare, entry);
  if (name === 'localhost') return ({ host, address }) => isLocalhostName(host) || address.space === 'loopback';
  return ({ host }) => host === name;
}

function parseNetwork(cidr: string, entry: string): Matcher {
  const [network = '', length = '', ...rest] = cidr.split('/');
  const family = isIP(network);
  const isNetwork = family !== 0 && !network.includes('%') && /^\d{1,3}$/u.test(length) && rest.length === 0;
  if (!isNetwork) throw unreadable(entry, 'it is neither a network, an address nor a host name');
  const bits = Number(length);
  if (bits > (family === 4 ? 32 : 128))
    throw unreadable(entry, 'the length after the slash is too big for this kind of address');

  const block = new BlockList();
  block.addSubnet(network, bits, family === 4 ? 'ipv4' : 'ipv6');
  return ({ address }) => address.forms.some((form) => block.check(form, form.includes(':') ? 'ipv6' : 'ipv4'));
}

function parseName(text: string, entry: string): string {
  const host = parseHost(text);
  if (host?.kind === 'address') throw unreadable(entry, `write the address as ${host.address.text}`);
  if (host === undefined || text.includes('*'))
    throw unreadable(entry, 'it is neither a network, an address nor a host name');
  return host.name;
}

function matchBelow(parent: string): Matcher {
  const suffix = `.${parent}`;
  return ({ host }) => host.endsWith(suffix);
}

function unreadable(entry: string, why: string): Error {
  const examples = '10.0.0.0/8, 192.168.1.7:8080, [fd00::1]:443, cdn.example.com or *.example.com:443';
  return new Error(`"${entry}" cannot be used: ${why}. Expected something like ${examples}.`);
}
