import { parseHost } from './address.ts';
import type { Endpoint } from './own-endpoints.ts';
import { createSystemResolve } from './resolve-by-system.ts';
import { Resolver } from './resolver.ts';

/**
 * Lists the endpoints that are not on the public Internet, because a scan must not reach them through this service. It
 * omits a public endpoint, which serves anyone and may share its addresses with sites. An endpoint whose name does not
 * resolve counts as private.
 */
export async function listPrivateEndpoints(
  endpoints: readonly Endpoint[],
  resolve = createSystemResolve(),
): Promise<readonly Endpoint[]> {
  const resolver = new Resolver(resolve);
  const areOurs = await Promise.all(endpoints.map(({ host }) => isPrivate(host, resolver)));
  return endpoints.filter((_endpoint, at) => areOurs[at]);
}

async function isPrivate(text: string, resolver: Resolver): Promise<boolean> {
  const host = parseHost(text);
  if (host === undefined) return true;
  if (host.kind === 'address') return host.address.space !== 'public';
  const addresses = await resolver.findAddresses(host.name).catch(() => []);
  return addresses.length === 0 || addresses.some(({ space }) => space !== 'public');
}
