export type Rate = {
  /** The number of requests at once, after a pause. */
  readonly burst: number;
  readonly perSecond: number;
};

/** Far above what a model needs, and below what would slow down scans. */
export const defaultRate: Rate = { burst: 1_000, perSecond: 100 };

/** A bucket of tokens that refills over time. One key is valid at a time; a new key starts with a full bucket. */
export class RateLimit {
  readonly #rate: Rate;
  #key: string | null = null;
  #tokens = 0;
  #filledAtMs = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes one token. If there is none, returns the whole seconds until the next one. */
  take(keyHash: string | null, nowMs: number): { readonly retryAfterSeconds: number } | undefined {
    if (keyHash !== this.#key) {
      this.#key = keyHash;
      this.#tokens = this.#rate.burst;
      this.#filledAtMs = nowMs;
    }
    const grown = (Math.max(0, nowMs - this.#filledAtMs) / 1000) * this.#rate.perSecond;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + grown);
    this.#filledAtMs = nowMs;
    if (this.#tokens < 1) return { retryAfterSeconds: Math.ceil((1 - this.#tokens) / this.#rate.perSecond) };
    this.#tokens -= 1;
    return undefined;
  }
}
