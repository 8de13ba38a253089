import { timeLeft } from '../../time/time-left.ts';
import { says } from '../../texts/saying.ts';
import type { DiscoveryNotes } from './discovery-notes.ts';
import type { ListedPage, PageCollector } from './page-collector.ts';
import { parseEntryAddress } from './page-collector.ts';
import type { SitemapOutcome, SitemapPiece } from './read-sitemap.ts';
import { readSitemap } from './read-sitemap.ts';
import type { FileSource } from './read-text.ts';
import type { SitemapError } from './sitemap-error.ts';

/** One file to read. `depth` is the number of indexes that led to it. */
export type SitemapLink = { readonly address: string; readonly depth: number };

/** Up to 500 normalized pages that were not yielded before. */
export type DiscoveredBatch = { readonly pages: readonly ListedPage[] };

export type SitemapFailure = { readonly address: string; readonly error: SitemapError };

const batchSize = 500;

type WalkParts = FileSource & { readonly notes: DiscoveryNotes; readonly collector: PageCollector };

/** Reads sitemaps and the sitemaps that they refer to, each URL once, up to the limits of files, entries and time. */
export class SitemapWalk {
  /** Sitemaps of an index that gave no pages, with the reasons. */
  readonly failures: SitemapFailure[] = [];
  /** The number of entries that name pages, usable or not. */
  pageEntryCount = 0;
  readonly #parts: WalkParts;
  readonly #visited = new Set<string>();
  #queue: SitemapLink[] = [];
  #entryCount = 0;
  #fileCount = 0;
  readonly #endsAtMs: number;

  constructor(parts: WalkParts) {
    this.#parts = parts;
    this.#endsAtMs = performance.now() + parts.limits.maxTotalSeconds * 1000;
  }

  /** True if the limit of time or of entries is reached. Reading then stops. */
  get isOver(): boolean {
    return this.#isExhausted() || performance.now() >= this.#endsAtMs;
  }

  hasVisited(address: string): boolean {
    return this.#visited.has(address);
  }

  /**
   * Reads one file. The sitemaps that it refers to wait for `readQueued`. With `isSite`, its final host also belongs to
   * the site.
   */
  async *read(link: SitemapLink, isSite = false): AsyncGenerator<DiscoveredBatch, SitemapOutcome> {
    const { collector, notes } = this.#parts;
    this.#visited.add(link.address);
    this.#fileCount += 1;
    const reading = readSitemap(this.#source(), link.address);
    let next = await reading.next();
    while (next.done !== true && !this.#isExhausted()) {
      const { finalUrl } = next.value;
      if (isSite) collector.addSite(finalUrl);
      this.#visited.add(finalUrl);
      this.#accept(next.value, link.depth);
      await collector.settle();
      for (const pages of collector.takeBatches(batchSize)) yield { pages };
      next = await reading.next();
    }
    if (next.done === true) {
      if (next.value.repairCount > 0) notes.add('sitemap_repaired', undefined, next.value.repairCount);
      return next.value;
    }
    this.#stop();
    const { finalUrl, entries } = next.value;
    const stopped = { finalUrl, entryCount: entries.length, repairCount: 0, error: undefined };
    return (await reading.return(stopped)).value as SitemapOutcome;
  }

  /** Reads all queued sitemaps, and those that they refer to. */
  async *readQueued(): AsyncGenerator<DiscoveredBatch, void> {
    for (let link = this.#queue.shift(); link !== undefined; link = this.#queue.shift()) {
      if (this.isOver) {
        this.#stop();
        return;
      }
      this.noteError(link.address, yield* this.read(link));
    }
  }

  /** Queues a sitemap. `address` is untrusted. */
  enqueue(address: string, base: string, depth: number): void {
    const { notes, limits } = this.#parts;
    const parsed = parseEntryAddress(address, base);
    if (!parsed.ok) return notes.add('sitemap_unreadable', says('notes.no_web_address', { reason: parsed.reason }));
    if (this.#visited.has(parsed.url)) return notes.add('sitemap_loop');
    if (depth > limits.maxDepth) return notes.add('sitemap_depth');
    if (this.#fileCount + this.#queue.length >= limits.maxFiles) return notes.add('sitemap_too_many');
    this.#visited.add(parsed.url);
    this.#queue.push({ address: parsed.url, depth });
  }

  /** Notes the faults of a file. An empty file gets no note, unless all files are empty. */
  noteError(address: string, { error, entryCount }: SitemapOutcome): void {
    if (error === undefined) return;
    const { notes } = this.#parts;
    if (entryCount > 0) return notes.addError('sitemap_truncated', address, error);
    this.failures.push({ address, error });
    if (error.code !== 'sitemap_empty') notes.addError('sitemap_unreadable', address, error);
  }

  #accept({ finalUrl, entries }: SitemapPiece, depth: number): void {
    this.#entryCount += entries.length;
    for (const entry of entries) {
      if (entry.kind === 'sitemap') {
        this.enqueue(entry.address, finalUrl, depth + 1);
        continue;
      }
      this.pageEntryCount += 1;
      this.#parts.collector.add(entry, finalUrl);
    }
  }

  #isExhausted(): boolean {
    return this.#entryCount >= this.#parts.limits.maxEntries;
  }

  #stop(): void {
    const { maxEntries, maxTotalSeconds } = this.#parts.limits;
    const stopped = this.#isExhausted()
      ? says('notes.stopped_after_entries', { n: maxEntries })
      : says('notes.stopped_after_seconds', { n: maxTotalSeconds });
    this.#parts.notes.add('sitemap_truncated', stopped, this.#queue.length + 1);
    this.#queue = [];
  }

  /** The last file must end within the time of the whole walk. */
  #source(): FileSource {
    const { fetchDocument, limits, signal } = this.#parts;
    const leftSeconds = Math.ceil(timeLeft(this.#endsAtMs) / 1000);
    const maxFileSeconds = Math.min(limits.maxFileSeconds, leftSeconds);
    return { fetchDocument, limits: { ...limits, maxFileSeconds }, signal };
  }
}
