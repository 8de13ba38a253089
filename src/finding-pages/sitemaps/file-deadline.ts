import { within } from '../../time/time-limit.ts';
import { says } from '../../texts/saying.ts';
import type { DiscoveryLimits } from './discovery-limits.ts';
import { findFetchError } from './fetch-error.ts';
import { SitemapError } from './sitemap-error.ts';

/**
 * The time that one file may take: one signal for the caller's stop and for the limits. Only the time spent waiting for the
 * server counts, not what the reader of the pages does between two batches.
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

  /** What `work` gives, or the reason to stop as soon as there is one, whatever becomes of the work. */
  async wait<T>(work: Promise<T>): Promise<T> {
    const sinceMs = performance.now();
    try {
      const leftMs = Math.max(0, this.#endsAtMs() - this.#waitedMs);
      return await within(leftMs, work, { signal: this.signal, late: () => this.#giveUp() });
    } finally {
      this.#waitedMs += performance.now() - sinceMs;
    }
  }

  /** From now on the body must keep a minimum rate; `countBytes` counts what arrives. */
  startBody(): void {
    this.#bodyFromMs = this.#waitedMs;
  }

  countBytes(count: number): void {
    this.#bytes += count;
  }

  /** What an error under this deadline really means: the caller stopped, time ran out, or the fetch failed. */
  explain(error: unknown): unknown {
    if (this.#callerSignal?.aborted === true) return this.#callerSignal.reason;
    if (error instanceof SitemapError) return error;
    if (this.#controller.signal.aborted) return this.#controller.signal.reason;
    return findFetchError(error) ?? error;
  }

  /** Also closes the connection of a body that was not read to its end. */
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
