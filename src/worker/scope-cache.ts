import type { Database } from '../adapters/db/schema.ts';
import { dropOldest } from '../findings/drop-oldest.ts';
import type { NetworkPolicy, NetworkScope } from '../adapters/net/policy.ts';
import { rememberSpaceOf } from './remember-space.ts';

const maxScopes = 200;

/**
 * The network scopes of the scans that this process works on. The scope of a scan is fixed at its first request. The
 * URLs of a list may have several hosts. Each host was named by a person, so each has a scope.
 */
export class ScopeCache {
  readonly #db: Database;
  readonly #network: NetworkPolicy;
  readonly #scopes = new Map<string, Promise<NetworkScope>>();

  constructor({ db, network }: { readonly db: Database; readonly network: NetworkPolicy }) {
    this.#db = db;
    this.#network = network;
  }

  /**
   * Throws ConnectFailure if the scan's own host cannot be resolved, or the policy forbids it. The next call tries
   * again.
   */
  async get(scan: { readonly scanId: string; readonly scanUrl: string }): Promise<NetworkScope> {
    const target = new URL(scan.scanUrl);
    const key = `${scan.scanId} ${target.origin}`;
    const known = this.#scopes.get(key);
    if (known !== undefined) return known;
    const scope = this.#network.scopeFor(target, rememberSpaceOf(this.#db, scan.scanId));
    this.#scopes.set(key, scope);
    dropOldest(this.#scopes, maxScopes);
    scope.catch(() => this.#scopes.delete(key));
    return scope;
  }

  forget(scanId: string): void {
    for (const key of this.#scopes.keys()) if (key.startsWith(`${scanId} `)) this.#scopes.delete(key);
  }
}
