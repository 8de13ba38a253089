import { within } from '../../time/time-limit.ts';
import { says } from '../../texts/saying.ts';
import type { DiscoveryLimits } from './discovery-limits.ts';
import { findFetchError } from './fetch-error.ts';
import { SitemapError } from './sitemap-error.ts';

/**
 * The time limit of one file. One signal covers the caller's stop and the limits. Only the wait for the server counts,
 * not the work of the reader between two batches.
 */
export class FileDeadline {
  readonly signal: AbortSignal;
  readonly #limits: DiscoveryLimits;
  readonly #callerSignal: AbortSignal | undefined;
  readonly #controller = new AbortController();
  #bytes = 0;
  #waitedMs = 0;
  #bodyFromMs = Number.POSITIVE_INFINITY;

  constructor(limits: DiscoveryLimits, callerSignal: AbortSignal | undefined) {
    this.#limits = limits;
    this.#callerSignal = callerSignal;
    const { signal } = this.#controller;
    this.signal = callerSignal === undefined ? signal : AbortSignal.any([callerSignal, signal]);
  }

  /** Returns the result of `work`, or throws the reason to stop as soon as there is one, even if the work continues. */
  async wait<T>(work: Promise<T>): Promise<T> {
    const sinceMs = performance.now();
    try {
      const leftMs = Math.max(0, this.#endsAtMs() - this.#waitedMs);
      return await within(leftMs, work, { signal: this.signal, late: () => this.#giveUp() });
    } finally {
      this.#waitedMs += performance.now() - sinceMs;
    }
  }

  /** Starts the minimum rate for the body. `countBytes` counts the bytes that arrive. */
  startBody(): void {
    this.#bodyFromMs = this.#waitedMs;
  }

  countBytes(count: number): void {
    this.#bytes += count;
  }

  /** Returns the cause of an error under this deadline: the caller stopped, time ran out, or the fetch failed. */
  explain(error: unknown): unknown {
    if (this.#callerSignal?.aborted === true) return this.#callerSignal.reason;
    if (error instanceof SitemapError) return error;
    if (this.#controller.signal.aborted) return this.#controller.signal.reason;
    return findFetchError(error) ?? error;
  }

  /** Also closes the connection of an unfinished body. */
  close(): void {
    this.#controller.abort();
  }

  #isSlow(): boolean {
    return this.#bytes < this.#limits.slowAfterSeconds * this.#limits.minBytesPerSecond;
  }

  #endsAtMs(): number {
    const endMs = this.#limits.maxFileSeconds * 1000;
    return this.#isSlow() ? Math.min(endMs, this.#bodyFromMs + this.#limits.slowAfterSeconds * 1000) : endMs;
  }

  #giveUp(): SitemapError {
    const n = Number((this.#endsAtMs() / 1000).toFixed(1));
    const nBytes = this.#bytes;
    const late = new SitemapError({
      code: 'timeout_navigation',
      found: (where) => says('sitemaps.late', { where, nBytes, n }),
      advice: says('sitemaps.check_speed'),
    });
    this.#controller.abort(late);
    return late;
  }
}
