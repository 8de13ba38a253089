import { says } from '../../texts/saying.ts';
import type { Proxies, ProxyServer } from '../../url/proxy-server.ts';
import type { Address } from './address.ts';
import type { DialTarget } from './dial.ts';
import type { EndpointRules } from './endpoint-rules.ts';
import { parseEndpointRules } from './endpoint-rules.ts';

/** Returns the proxy for a connection, or undefined if it is direct. */
export type ChooseProxy = (reached: DialTarget) => ProxyServer | undefined;

/**
 * Only connections to public addresses use a proxy, so that it never opens a way into the network that the guard closes.
 * The scheme is not known here: port 80 uses the proxy for http, 443 the one for https, other ports either of them.
 */
export function createProxyChoice(proxies: Proxies | undefined): ChooseProxy {
  if (proxies === undefined) return () => undefined;
  const { http, https } = proxies;
  const without = parseNoProxy(proxies.without);
  return ({ host, addresses, port }) => {
    const isDirect = addresses.some(
      (address) => address.space !== 'public' || without.matches({ host, address, port }),
    );
    if (isDirect) return undefined;
    if (port === 80) return http;
    return port === 443 ? https : (https ?? http);
  };
}

/**
 * Parses NO_PROXY: `*`, or names, addresses and networks, separated by commas or spaces, each optionally with a port. A
 * name also covers its subdomains, with or without a leading dot. Entries of other kinds, which some program of the
 * machine may understand, have no effect.
 */
function parseNoProxy(text: string): EndpointRules {
  const entries = text.split(/[\s,]+/u).filter((entry) => entry !== '');
  if (entries.includes('*')) return { matches: () => true };
  const rules = entries.flatMap(toRules);
  return { matches: (destination) => rules.some(({ matches }) => matches(destination)) };
}

function toRules(entry: string): readonly EndpointRules[] {
  const bare = entry.replace(/^\*?\./u, '').toLowerCase();
  return [bare, `*.${bare}`].flatMap((one) => {
    try {
      return [parseEndpointRules([one])];
    } catch {
      // An address has no subdomains, and an entry of another kind is not ours to judge.
      return [];
    }
  });
}

/**
 * Stands for the addresses of a name that only the proxy can resolve. It counts as public, like the rest of what the
 * proxy leads to. Rules for names apply to it, and rules for networks cannot.
 */
export function describeBehindProxy(name: string): Address {
  return { text: name, space: 'public', description: says('egress.public_address'), forms: [] };
}

/** The endpoints of the proxies themselves, which no page may use. */
export function listProxyEndpoints(proxies: Proxies | undefined): readonly ProxyServer[] {
  return [proxies?.http, proxies?.https].filter((one) => one !== undefined);
}
