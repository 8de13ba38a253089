import type { AddressSpace } from './address.ts';

/** What a host can be held to: a forbidden address is refused before. */
export type HeldSpace = Exclude<AddressSpace, 'forbidden'>;

/**
 * Keeps where a host led when it was first asked about: stores `space` unless something is stored already, and returns
 * what is stored. All processes that work on a scan must share one memory, or a name that answers each of them
 * differently opens what `scoped` closes.
 */
export type RememberSpace = (host: string, space: HeldSpace) => Promise<HeldSpace>;

const maxHosts = 1_000;

/** The hosts of one scan's documents (its target, redirects, its `www.` twin), each held to its first address space. */
export class HeldHosts {
  readonly #remember: RememberSpace;
  readonly #spaces = new Map<string, Promise<HeldSpace>>();

  constructor(remember: RememberSpace) {
    this.#remember = remember;
  }

  /** The first space of a document's host, which is `space` when it was never asked about. Rejects when the memory does. */
  async hold(host: string, space: HeldSpace): Promise<HeldSpace> {
    const known = await this.#spaces.get(host)?.catch(() => undefined);
    if (known !== undefined) return known;
    const asked = this.#remember(host, space);
    this.#spaces.set(host, asked);
    const [oldest] = this.#spaces.keys();
    if (this.#spaces.size > maxHosts && oldest !== undefined) this.#spaces.delete(oldest);
    return await asked;
  }

  /** The same for any connection: undefined for a host that served no document. Rejects when the memory did. */
  async find(host: string): Promise<HeldSpace | undefined> {
    return await this.#spaces.get(host);
  }
}

/** A memory of this process alone, for a scan that no other process works on. */
export function rememberHere(): RememberSpace {
  const spaces = new Map<string, HeldSpace>();
  return async (host, space) => {
    const known = spaces.get(host) ?? space;
    spaces.set(host, known);
    return known;
  };
}
