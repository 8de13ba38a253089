import type { NetworkPolicy, NetworkScope } from '../net/policy.ts';

const maxScopes = 200;

/** The network scope of each scan at work, resolved once: what a scan may reach is fixed when it starts. */
export class ScopeCache {
  readonly #network: NetworkPolicy;
  readonly #scopes = new Map<string, Promise<NetworkScope>>();

  constructor(network: NetworkPolicy) {
    this.#network = network;
  }

  /** Throws ConnectFailure when the scan's own host cannot be found or reached by policy; the next call asks anew. */
  async get(scan: { readonly scanId: string; readonly scanUrl: string }): Promise<NetworkScope> {
    const known = this.#scopes.get(scan.scanId);
    if (known !== undefined) return known;
    const scope = this.#network.scopeFor(new URL(scan.scanUrl));
    this.#scopes.set(scan.scanId, scope);
    this.#dropOldest();
    scope.catch(() => this.#scopes.delete(scan.scanId));
    return scope;
  }

  forget(scanId: string): void {
    this.#scopes.delete(scanId);
  }

  #dropOldest(): void {
    const oldest = this.#scopes.keys().next();
    if (this.#scopes.size > maxScopes && oldest.done !== true) this.#scopes.delete(oldest.value);
  }
}
