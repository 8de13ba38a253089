import { says } from '../../texts/saying.ts';
import { parseAddress, type Address } from './address.ts';
import { ConnectFailure, getErrorCode } from './connect-failure.ts';

/** Finds the addresses of a canonical name. The texts must be IP addresses, and may be in any order. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const ANSWER_LIFE_MS = 30_000;
const FAILURE_LIFE_MS = 2_000;
/** A silent name server costs seconds per query. A name that was answered before is queried again sooner. */
const SILENCE_LIFE_MS = 120_000;
const SILENT_CODES = new Set(['EAI_AGAIN', 'ETIMEOUT', 'ECANCELLED', 'ESERVFAIL', 'EREFUSED', 'ECONNREFUSED']);
const MAX_NAMES = 2_000;

type Answer = { readonly addresses: Promise<readonly Address[]>; staleAt: number };

/**
 * Maps names to checked addresses. Caches results for half a minute, so that the connections of a page need one query,
 * and a name cannot change its address between the check and the connection. Caches the silence of a name server for
 * two minutes.
 */
export class Resolver {
  readonly #resolve: Resolve;
  readonly #answers = new Map<string, Answer>();
  /** The names that were answered recently. */
  readonly #answered = new Set<string>();

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
  }

  /** True if `findAddresses` sends no query for this name. */
  isKnown(name: string): boolean {
    return isLocalhostName(name) || (this.#answers.get(name)?.staleAt ?? 0) > performance.now();
  }

  /** Discards a cached timeout, for a name that is worth the wait. */
  forgetFailure(name: string): void {
    if (!this.#answered.has(name)) this.#answers.delete(name);
  }

  /**
   * Returns all addresses of a canonical name, in the order of attempts. The list is never empty. `localhost` and its
   * subdomains are loopback without a query (RFC 6761). Throws ConnectFailure `dns_error`.
   */
  async findAddresses(name: string): Promise<readonly Address[]> {
    const known = this.#answers.get(name);
    if (known !== undefined && known.staleAt > performance.now()) return await known.addresses;

    const answer = { addresses: this.#ask(name), staleAt: performance.now() + ANSWER_LIFE_MS };
    this.#answers.delete(name);
    this.#answers.set(name, answer);
    forgetOldest(this.#answers);
    try {
      const addresses = await answer.addresses;
      this.#answered.add(name);
      forgetOldest(this.#answered);
      return addresses;
    } catch (error) {
      const isSilent = isSilence(error) && !this.#answered.has(name);
      answer.staleAt = performance.now() + (isSilent ? SILENCE_LIFE_MS : FAILURE_LIFE_MS);
      throw error;
    }
  }

  async #ask(name: string): Promise<readonly Address[]> {
    if (isLocalhostName(name)) return toAddresses(name, ['127.0.0.1', '::1']);
    try {
      return toAddresses(name, await this.#resolve(name));
    } catch (error) {
      if (error instanceof ConnectFailure) throw error;
      throw toDnsFailure(name, error);
    }
  }
}

function forgetOldest(names: Map<string, unknown> | Set<string>): void {
  if (names.size <= MAX_NAMES) return;
  const [oldest] = names.keys();
  if (oldest !== undefined) names.delete(oldest);
}

function isSilence(error: unknown): boolean {
  return error instanceof ConnectFailure && SILENT_CODES.has(getErrorCode(error.cause));
}

export function isLocalhostName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

function toAddresses(name: string, texts: readonly string[]): readonly Address[] {
  if (texts.length === 0) throw new ConnectFailure('dns_error', says('network.name_without_address', { name }));
  return [...new Set(texts)].map((text) => {
    const address = parseAddress(text);
    if (address === undefined)
      throw new ConnectFailure('dns_error', says('network.name_with_invalid_address', { name }));
    return address;
  });
}

function toDnsFailure(name: string, cause: unknown): ConnectFailure {
  const isTemporary = SILENT_CODES.has(getErrorCode(cause));
  const saying = says(isTemporary ? 'network.name_server_silent' : 'network.name_unknown', { name });
  return new ConnectFailure('dns_error', saying, { cause });
}
