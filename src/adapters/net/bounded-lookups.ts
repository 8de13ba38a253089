import type { Address } from './address.ts';
import type { Resolver } from './resolver.ts';

const most = 16;

/** The look-ups of one scan: so many at once, however many names its pages hold. Others wait for their turn. */
export class BoundedLookups {
  readonly #resolver: Resolver;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** As `Resolver.findAddresses`; a name that is known waits for nothing. */
  async findAddresses(name: string): Promise<readonly Address[]> {
    if (this.#resolver.isKnown(name)) return await this.#resolver.findAddresses(name);
    await this.#takeTurn();
    try {
      return await this.#resolver.findAddresses(name);
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }

  async #takeTurn(): Promise<void> {
    if (this.#running < most) {
      this.#running += 1;
      return;
    }
    // The one that ends hands its turn over.
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    await promise;
  }
}
