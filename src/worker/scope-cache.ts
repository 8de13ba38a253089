import type { Database } from '../db/schema.ts';
import type { NetworkPolicy, NetworkScope } from '../net/policy.ts';
import { rememberSpaceOf } from './remember-space.ts';

const maxScopes = 200;

/** The network scope of each scan that this process works on: what a scan may reach is fixed when it first asks. */
export class ScopeCache {
  readonly #db: Database;
  readonly #network: NetworkPolicy;
  readonly #scopes = new Map<string, Promise<NetworkScope>>();

  constructor({ db, network }: { readonly db: Database; readonly network: NetworkPolicy }) {
    this.#db = db;
    this.#network = network;
  }

  /** Throws ConnectFailure when the scan's own host cannot be found or reached by policy; the next call asks again. */
  async get(scan: { readonly scanId: string; readonly scanUrl: string }): Promise<NetworkScope> {
    const known = this.#scopes.get(scan.scanId);
    if (known !== undefined) return known;
    const scope = this.#network.scopeFor(new URL(scan.scanUrl), rememberSpaceOf(this.#db, scan.scanId));
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
