import { networkInterfaces } from 'node:os';

import { parseAddress, parseHost, type Address } from './address.ts';
import { ConnectFailure } from './connect-failure.ts';
import type { Resolver } from './resolver.ts';

/**
 * A part of the service: its web server, its database, or a proxy that it opened. `host` is a name, an address or
 * `0.0.0.0`.
 */
export type Endpoint = { readonly host: string; readonly port: number };

/**
 * Lists the endpoints of the service. `now` must include every process that has registered by now, while `recent` may
 * be a second old. A scan's scope asks for `now` when it is created, and every connection asks for `recent`.
 */
export type ListOwnEndpoints = (freshness: 'now' | 'recent') => readonly Endpoint[] | Promise<readonly Endpoint[]>;

/** Decides whether a destination is the service itself. */
export class OwnEndpoints {
  readonly #list: ListOwnEndpoints;
  readonly #resolver: Resolver;
  readonly #added = new Set<Endpoint>();

  constructor(list: ListOwnEndpoints, resolver: Resolver) {
    this.#list = list;
    this.#resolver = resolver;
  }

  /** Adds an endpoint of our own until the returned function is called. */
  add(endpoint: Endpoint): () => void {
    this.#added.add(endpoint);
    return () => void this.#added.delete(endpoint);
  }

  /** Loads every process that has registered by now. */
  async refresh(): Promise<void> {
    await this.#list('now');
  }

  /**
   * Returns a test for addresses with this port. One of our ports belongs to us on every local address, regardless of
   * the address that it is bound to. Returns undefined, without any work, if our endpoints do not use this port. That
   * is the usual case.
   */
  async findMatcher(port: number): Promise<((host: string, address: Address) => boolean) | undefined> {
    const own = [...(await this.#list('recent')), ...this.#added].filter((endpoint) => endpoint.port === port);
    if (own.length === 0) return undefined;
    const names = new Set(own.map((endpoint) => endpoint.host.toLowerCase()));
    const ownForms = await this.#findForms(own);
    // Our database's name does not resolve now. Refusing a connection to that port is better than connecting to
    // ourselves.
    if (ownForms === undefined) return () => true;
    const forms = new Set([...listLocalForms(), ...ownForms]);
    return (host, address) =>
      address.space === 'loopback' || names.has(host) || address.forms.some((form) => forms.has(form));
  }

  async #findForms(own: readonly Endpoint[]): Promise<readonly string[] | undefined> {
    try {
      const found = await Promise.all(own.map((endpoint) => this.#findAddresses(endpoint.host)));
      return found.flat().flatMap((address) => address.forms);
    } catch (error) {
      if (error instanceof ConnectFailure) return undefined;
      throw error;
    }
  }

  async #findAddresses(text: string): Promise<readonly Address[]> {
    const host = parseHost(text);
    if (host === undefined) return [];
    return host.kind === 'address' ? [host.address] : await this.#resolver.findAddresses(host.name);
  }
}

function listLocalForms(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .flatMap(({ address }) => parseAddress(address)?.forms ?? []);
}
