export type Rate = {
  /** So many requests at once, after a pause. */
  readonly burst: number;
  readonly perSecond: number;
};

/** Far above what a model asks for, and below what would keep the service from scanning. */
export const defaultRate: Rate = { burst: 1_000, perSecond: 100 };

/** A bucket of tokens that fills by itself. One key is in force at a time: a new one finds the bucket full. */
export class RateLimit {
  readonly #rate: Rate;
  #key: string | null = null;
  #tokens = 0;
  #filledAtMs = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** Takes one token; where there is none, says after how many whole seconds there will be. */
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
