import { dropOldest } from '../../findings/drop-oldest.ts';

/** One address may send this many wrong tokens at once, and then one in each period. */
const burst = 20;
const periodMs = 3_000;
/** The number of remembered addresses. The one that was quiet for longest is forgotten first. */
const mostPeers = 10_000;

/**
 * Counts wrong tokens per address. A token cannot be guessed, but each attempt costs a query. Behind a proxy all
 * clients share one address, so `Authenticator` does not count tokens that were right before.
 */
export class WrongTokens {
  readonly #peers = new Map<string, { readonly wrong: number; readonly atMs: number }>();

  /** The whole seconds until another token is checked. 0: now. */
  secondsLeft(peer: string, nowMs: number): number {
    const excess = this.#countOf(peer, nowMs) - (burst - 1);
    return Math.max(0, Math.ceil((excess * periodMs) / 1_000));
  }

  note(peer: string, nowMs: number): void {
    const wrong = this.#countOf(peer, nowMs) + 1;
    this.#peers.delete(peer);
    this.#peers.set(peer, { wrong, atMs: nowMs });
    dropOldest(this.#peers, mostPeers);
  }

  /** The count falls with time. A clock that was ahead and is set back must lock no one out. */
  #countOf(peer: string, nowMs: number): number {
    const known = this.#peers.get(peer);
    if (known === undefined) return 0;
    return Math.max(0, known.wrong - Math.abs(nowMs - known.atMs) / periodMs);
  }
}
