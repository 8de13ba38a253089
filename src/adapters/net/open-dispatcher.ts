import type { Dispatcher } from 'undici';
import { Agent, ProxyAgent } from 'undici';
import { formatEndpoint, getPort, parseHost, type Address, type Host } from './address.ts';
import { createProxyChoice, describeBehindProxy } from './choose-proxy.ts';
import { createSystemResolve } from './resolve-by-system.ts';
import { Resolver } from './resolver.ts';
import type { Proxies, ProxyServer } from '../../url/proxy-server.ts';

/** The proxy for requests that the caller of a command sends by itself, which no scan judges. Never throws. */
export async function findProxy(url: URL, proxies: Proxies | undefined): Promise<ProxyServer | undefined> {
  const host = parseHost(url.hostname);
  if (proxies === undefined || host === undefined) return undefined;
  const name = host.kind === 'name' ? host.name : host.address.text;
  return createProxyChoice(proxies)({ host: name, addresses: await findAddresses(host), port: getPort(url) });
}

async function findAddresses(host: Host): Promise<readonly Address[]> {
  if (host.kind === 'address') return [host.address];
  const resolver = new Resolver(createSystemResolve());
  return resolver.findAddresses(host.name).catch(() => [describeBehindProxy(host.name)]);
}

/** The caller destroys the dispatcher. */
export function openDispatcher(proxy: ProxyServer | undefined, limits: Agent.Options = {}): Dispatcher {
  if (proxy === undefined) return new Agent(limits);
  const { host, port, authorization } = proxy;
  const secret = authorization === undefined ? {} : { token: authorization };
  return new ProxyAgent({ ...limits, ...secret, uri: `http://${formatEndpoint(host, port)}`, proxyTunnel: true });
}
