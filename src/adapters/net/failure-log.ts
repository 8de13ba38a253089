import type { ConnectFailure } from './connect-failure.ts';

/** A destination that a page requested `count` times and the policy refused. */
export type Refusal = {
  readonly host: string;
  readonly port: number;
  readonly message: string;
  readonly count: number;
};

// A page can name any number of hosts, so the memory for them is limited.
const MAX_FAILURES = 512;
const MAX_REFUSALS = 100;

/** Remembers the reason for failed connections by "host:port". */
export class FailureLog {
  readonly #failures = new Map<string, ConnectFailure>();
  readonly #refusals = new Map<string, Refusal>();

  record(key: string, { host, port }: { readonly host: string; readonly port: number }, failure: ConnectFailure): void {
    this.#failures.delete(key);
    this.#failures.set(key, failure);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MAX_FAILURES && oldest !== undefined) this.#failures.delete(oldest);
    if (failure.kind === 'blocked_by_policy')
      this.#countRefusal(key, { host, port, message: failure.message, count: 1 });
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }

  find(key: string): ConnectFailure | undefined {
    return this.#failures.get(key);
  }

  /** Returns the refusals and empties their list. The latest failures remain. */
  takeRefusals(): readonly Refusal[] {
    const refusals = [...this.#refusals.values()];
    this.#refusals.clear();
    return refusals;
  }

  #countRefusal(key: string, refusal: Refusal): void {
    const known = this.#refusals.get(key);
    if (known === undefined && this.#refusals.size >= MAX_REFUSALS) return;
    this.#refusals.set(key, { ...refusal, count: (known?.count ?? 0) + 1 });
  }
}
