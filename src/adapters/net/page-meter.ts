import type { TunnelMeter } from './tunnel.ts';

/** Counts the bytes that one page's connections deliver. */
export class PageMeter {
  readonly #maxPerConnection: number;
  #max = Number.POSITIVE_INFINITY;
  #page = 0;
  received = 0;
  isExceeded = false;

  constructor(maxPerConnection: number) {
    this.#maxPerConnection = maxPerConnection;
  }

  begin(max: number): void {
    this.#max = max;
    this.#page += 1;
    this.received = 0;
    this.isExceeded = false;
  }

  /** A connection outlives pages (keep-alive), so its count restarts with each page. */
  forConnection(): TunnelMeter {
    let page = this.#page;
    let received = 0;
    return {
      admit: (bytes) => {
        if (page !== this.#page) received = 0;
        page = this.#page;
        received += bytes;
        this.received += bytes;
        if (received <= this.#maxPerConnection && this.received <= this.#max) return true;
        this.isExceeded = true;
        return false;
      },
    };
  }
}
