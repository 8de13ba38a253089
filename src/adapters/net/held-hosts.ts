import type { AddressSpace } from './address.ts';

/** The address spaces that a host can be held to. A forbidden address is refused earlier. */
export type HeldSpace = Exclude<AddressSpace, 'forbidden'>;

/**
 * Stores `space` for the host unless a space is already stored, and returns the stored space. All processes that work
 * on a scan must share one memory. Otherwise, a name that resolves differently for each process bypasses `scoped`.
 */
export type RememberSpace = (host: string, space: HeldSpace) => Promise<HeldSpace>;

const maxHosts = 1_000;

/**
 * The hosts of one scan's documents (its target, redirects, its `www.` twin). Each is held to its first address space.
 */
export class HeldHosts {
  readonly #remember: RememberSpace;
  readonly #spaces = new Map<string, Promise<HeldSpace>>();

  constructor(remember: RememberSpace) {
    this.#remember = remember;
  }

  /** Returns the first space of a document's host. For a new host, that is `space`. Rejects if the memory does. */
  async hold(host: string, space: HeldSpace): Promise<HeldSpace> {
    const known = await this.#spaces.get(host)?.catch(() => undefined);
    if (known !== undefined) return known;
    const asked = this.#remember(host, space);
    this.#spaces.set(host, asked);
    const [oldest] = this.#spaces.keys();
    if (this.#spaces.size > maxHosts && oldest !== undefined) this.#spaces.delete(oldest);
    return await asked;
  }

  /**
   * Returns the first space of a host for any connection, or undefined if the host served no document. Rejects if the
   * memory did.
   */
  async find(host: string): Promise<HeldSpace | undefined> {
    return await this.#spaces.get(host);
  }
}

/** A memory in this process, for a scan that no other process works on. */
export function rememberHere(): RememberSpace {
  const spaces = new Map<string, HeldSpace>();
  return async (host, space) => {
    const known = spaces.get(host) ?? space;
    spaces.set(host, known);
    return known;
  };
}
