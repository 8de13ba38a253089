import type { Proxies, ProxyServer } from './url/proxy-server.ts';
import { parseProxyServer } from './url/proxy-server.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** The proxy of a service. Throws an Error that names the variable. Its value can contain a password. */
export function readServiceProxies(given: Texts): Proxies | undefined {
  const proxy = readServer('CURBCUT_NETWORK_PROXY', given);
  if (proxy === undefined) return undefined;
  return { http: proxy, https: proxy, without: given['CURBCUT_NETWORK_NO_PROXY'] ?? '' };
}

/**
 * The proxies of `curbcut scan`: those of a service, or else those that most programs use. A service ignores the latter,
 * because a proxy resolves names by itself: a variable that it inherits must not end the pinning of addresses.
 */
export function readScanProxies(given: Texts): Proxies | undefined {
  const own = readServiceProxies(given);
  if (own !== undefined) return own;
  const http = readServer('http_proxy', given) ?? readServer('HTTP_PROXY', given);
  const https = readServer('https_proxy', given) ?? readServer('HTTPS_PROXY', given);
  if (http === undefined && https === undefined) return undefined;
  return { http, https, without: given['no_proxy'] ?? given['NO_PROXY'] ?? '' };
}

function readServer(variable: string, given: Texts): ProxyServer | undefined {
  const text = given[variable];
  if (text === undefined) return undefined;
  const server = parseProxyServer(text, variable);
  if (server !== undefined) return server;
  throw new Error(`${variable} cannot be used: must be the URL of an HTTP proxy, such as http://proxy.example:3128.`);
}
