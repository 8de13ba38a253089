import { lookup } from 'node:dns/promises';

import { parseAddress, type Address } from './address.ts';
import { ConnectFailure, getErrorCode } from './connect-failure.ts';

/** Finds the addresses of a canonical name; the texts may be in any order and must be IP addresses. */
export type Resolve = (host: string) => Promise<readonly string[]>;

const ANSWER_LIFE_MS = 30_000;
const FAILURE_LIFE_MS = 2_000;
const MAX_NAMES = 2_000;

/**
 * Names to judged addresses. Answers are kept for half a minute, so that a page's many connections cost one look-up (the system
 * resolver serves only two at a time), and so that a name cannot change its address between being judged and being dialled.
 */
export class Resolver {
  readonly #resolve: Resolve;
  readonly #answers = new Map<string, { readonly addresses: Promise<readonly Address[]>; staleAt: number }>();

  constructor(resolve: Resolve = resolveBySystem) {
    this.#resolve = resolve;
  }

  /**
   * All addresses of a canonical name, in the order in which they should be tried; never empty.
   * `localhost` and everything below it is loopback without asking anybody (RFC 6761).
   * Throws ConnectFailure `dns_error`.
   */
  async findAddresses(name: string): Promise<readonly Address[]> {
    const known = this.#answers.get(name);
    if (known !== undefined && known.staleAt > performance.now()) return await known.addresses;

    const answer = { addresses: this.#ask(name), staleAt: performance.now() + ANSWER_LIFE_MS };
    this.#answers.delete(name);
    this.#answers.set(name, answer);
    this.#forgetOldest();
    try {
      return await answer.addresses;
    } catch (error) {
      answer.staleAt = performance.now() + FAILURE_LIFE_MS;
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

  #forgetOldest(): void {
    if (this.#answers.size <= MAX_NAMES) return;
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined) this.#answers.delete(oldest);
  }
}

/** `localhost` and every name below it. */
export function isLocalhostName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

// getaddrinfo and not a DNS query: intranet names often live in the hosts file or in the system's own services.
async function resolveBySystem(host: string): Promise<readonly string[]> {
  const records = await lookup(host, { all: true, order: 'verbatim' });
  return records.map((record) => record.address);
}

function toAddresses(name: string, texts: readonly string[]): readonly Address[] {
  if (texts.length === 0) throw new ConnectFailure('dns_error', `The name ${name} has no address.`);
  return [...new Set(texts)].map((text) => {
    const address = parseAddress(text);
    if (address === undefined)
      throw new ConnectFailure('dns_error', `The name server gave something for ${name} that is no address.`);
    return address;
  });
}

function toDnsFailure(name: string, cause: unknown): ConnectFailure {
  const isTemporary = getErrorCode(cause) === 'EAI_AGAIN';
  const message = isTemporary
    ? `The name server did not answer when asked for ${name}. Check this machine's network, then try again.`
    : `The name ${name} is not known to the name server. Check its spelling, or this machine's DNS.`;
  return new ConnectFailure('dns_error', message, { cause });
}
