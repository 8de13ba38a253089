import type { Address } from './address.ts';
import type { Resolver } from './resolver.ts';

const most = 16;

/**
 * The DNS queries of one scan. A limited number run at once, no matter how many names its pages contain. The others
 * wait their turn.
 */
export class BoundedLookups {
  readonly #resolver: Resolver;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(resolver: Resolver) {
    this.#resolver = resolver;
  }

  /** Works like `Resolver.findAddresses`, but a cached name does not wait. */
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
    // A query that ends hands its turn to the next.
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    await promise;
  }
}
