import type { AddressSpace } from './address.ts';
import { dropOldest } from '../../findings/drop-oldest.ts';

/** The address spaces that a host can be held to. A forbidden address is refused earlier. */
export type HeldSpace = Exclude<AddressSpace, 'forbidden'>;

/**
 * Stores `space` for the host unless a space is already stored, and returns the stored space. All processes that work
 * on a scan must share one memory. Otherwise, a name that resolves differently for each process bypasses `scoped`.
 */
export type RememberSpace = (host: string, space: HeldSpace) => Promise<HeldSpace>;

const maxDocumentHosts = 1_000;
const maxOtherHosts = 10_000;

/**
 * The first address spaces of the hosts of one scope. The hosts of documents (the target, redirects, the target's
 * `www.` twin) are held for the whole scan. Other hosts are held in this scope alone, apart, so that a page with many
 * hosts does not displace those of documents.
 */
export class HeldHosts {
  readonly #remember: RememberSpace;
  readonly #documents = new Map<string, Promise<HeldSpace>>();
  readonly #others = new Map<string, HeldSpace>();

  constructor(remember: RememberSpace) {
    this.#remember = remember;
  }

  /** Returns the first space of a document's host. For a new host, that is `space`. Rejects if the memory does. */
  async holdDocument(host: string, space: HeldSpace): Promise<HeldSpace> {
    const known = await this.#documents.get(host)?.catch(() => undefined);
    if (known !== undefined) return known;
    const asked = this.#remember(host, this.#others.get(host) ?? space);
    this.#documents.set(host, asked);
    dropOldest(this.#documents, maxDocumentHosts);
    return await asked;
  }

  /**
   * Returns the first space of a host for any connection. For a new host, that is `space`. Rejects if the memory did
   * for a document of the host.
   */
  async hold(host: string, space: HeldSpace): Promise<HeldSpace> {
    const ofDocument = this.#documents.get(host);
    if (ofDocument !== undefined) return await ofDocument;
    const first = this.#others.get(host) ?? space;
    this.#others.set(host, first);
    dropOldest(this.#others, maxOtherHosts);
    return first;
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
