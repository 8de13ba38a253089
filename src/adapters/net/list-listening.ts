import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Endpoint } from './own-endpoints.ts';

const wildcards = new Set(['0.0.0.0', '::']);

/**
 * Lists the endpoints of a listener, as its server reports them. A wildcard expands to every address that this machine
 * has now, because another machine cannot know them.
 */
export function listListening(bound: readonly (AddressInfo | string)[]): readonly Endpoint[] {
  return bound.flatMap((listener) => {
    // A Unix socket cannot be the destination of a scan's connection.
    if (typeof listener === 'string') return [];
    const { address, port } = listener;
    const hosts = wildcards.has(address) ? [address, ...listMachineAddresses()] : [address];
    return hosts.map((host) => ({ host, port }));
  });
}

function listMachineAddresses(): readonly string[] {
  return Object.values(networkInterfaces()).flatMap((entries) => (entries ?? []).map(({ address }) => address));
}
