import type { Drop } from '../crawl/drop-rules.ts';
import { PageSlots } from '../crawl/page-slots.ts';
import { TemplateOrder } from '../crawl/template-order.ts';
import type { UrlScope } from '../crawl/url-scope.ts';
import type { NormalizedUrl } from '../../url/page-url.ts';
import { isSameSite, normalizeUrl, stripCredentials } from '../../url/page-url.ts';
import type { DiscoveryNotes } from './discovery-notes.ts';
import { SeenUrls } from './seen-urls.ts';
import type { SitemapEntry } from './sitemap-entry.ts';

/** `scope` limits the pages. Without it, they must be on the site. */
type CollectorLimits = { readonly maxPages: number; readonly scope?: UrlScope | undefined };

/** A page of a sitemap. Pages with a lower `order` are scanned first: see crawl/template-order.ts. */
export type ListedPage = { readonly url: string; readonly order: number; readonly template: string };

const absolute = /^\s*[a-z][a-z\d+.-]*:/i;

/**
 * Turns entries into the pages of one site, normalized and without duplicates, and notes omitted ones. After `maxPages`
 * is reached, it still yields pages of new templates. Each takes the slot of an earlier page.
 */
export class PageCollector {
  readonly #notes: DiscoveryNotes;
  readonly #slots: PageSlots;
  readonly #order = new TemplateOrder();
  readonly #scope: UrlScope | undefined;
  readonly #hosts = new Set<string>();
  readonly #seen = new SeenUrls();
  readonly #parsed: string[] = [];
  readonly #waiting: ListedPage[] = [];

  constructor(notes: DiscoveryNotes, { maxPages, scope }: CollectorLimits) {
    this.#notes = notes;
    this.#slots = new PageSlots(maxPages);
    this.#scope = scope;
  }

  /** The number of pages that have a slot. */
  get count(): number {
    return this.#slots.count;
  }

  /** Adds the host of this URL (or its `www.` twin) to the site. */
  addSite(url: string): void {
    this.#hosts.add(new URL(url).host);
  }

  add(entry: SitemapEntry, base: string): void {
    if (entry.isTooLong) return this.#notes.add('url_too_long');
    const page = parseEntryAddress(entry.address, base);
    if (!page.ok) return this.#notes.add(page.reason === 'invalid' ? 'invalid_url' : page.reason);
    if (page.hadCredentials) this.#notes.add('credentials');
    this.#parsed.push(page.url);
  }

  /** Decides about the added pages. Throws PatternsTooSlow. */
  async settle(): Promise<void> {
    const urls = this.#parsed.splice(0);
    const drops = await this.#scope?.(urls);
    for (const [index, url] of urls.entries()) {
      // A normalized URL has a path, and neither user nor password before the host.
      const host = url.split('/', 3)[2] ?? '';
      const outside = drops === undefined ? this.#findOffSite(host) : nameDrop(drops[index]);
      if (outside !== undefined) this.#notes.add(outside, outside === 'other_host' ? host : url);
      else if (this.#seen.add(url)) this.#keep(url);
      else this.#notes.add('duplicate');
    }
  }

  #keep(url: string): void {
    const { count } = this;
    const ranked = this.#order.next(url);
    if (this.#slots.take(ranked.order)) this.#waiting.push({ url, ...ranked });
    if (this.count === count) this.#notes.add('over_page_limit');
  }

  /** Returns all full batches of `size`. */
  takeBatches(size: number): ListedPage[][] {
    const batches: ListedPage[][] = [];
    while (this.#waiting.length >= size) batches.push(this.#waiting.splice(0, size));
    return batches;
  }

  /** Returns the waiting pages that do not fill a batch. May be empty. */
  takeRest(): ListedPage[] {
    return this.#waiting.splice(0);
  }

  #findOffSite(host: string): 'other_host' | undefined {
    return this.#isOnSite(host) ? undefined : 'other_host';
  }

  #isOnSite(host: string): boolean {
    if (this.#hosts.has(host)) return true;
    for (const siteHost of this.#hosts) if (isSameSite(siteHost, host)) return true;
    return false;
  }
}

/** A scope may include hosts that a sitemap without one excludes. */
function nameDrop(drop: Drop | undefined): 'other_host' | 'excluded' | 'not_included' | undefined {
  if (drop === undefined) return undefined;
  return drop.rule === 'excluded' || drop.rule === 'not_included' ? drop.rule : 'other_host';
}

/**
 * Resolves an entry's URL against that of the sitemap, because the protocol requires absolute URLs but some generators
 * write relative ones, or omit the scheme. Removes user and password. The page is scanned without them, and they are never shown.
 */
export function parseEntryAddress(address: string, base: string): NormalizedUrl & { readonly hadCredentials: boolean } {
  const text = addScheme(address.trim(), base);
  const isRelative = !absolute.test(text);
  // U+FFFD marks invalid bytes in the file's encoding. White space marks prose, which would also resolve to a URL.
  if (text.includes('\ufffd') || (isRelative && /\s/.test(text))) {
    return { ok: false, reason: 'invalid', hadCredentials: false };
  }
  const from = isRelative ? base : undefined;
  const url = normalizeUrl(text, from);
  if (url.ok || url.reason !== 'credentials') return { ...url, hadCredentials: false };
  return { ...normalizeUrl(stripCredentials(text, from)), hadCredentials: true };
}

/** `example.com/a` in a sitemap of that host, and `www.example.com/a`, begin with a host and not with a folder. */
function addScheme(text: string, base: string): string {
  const { host, protocol } = new URL(base);
  const [first = ''] = text.split('/', 1);
  return isSameSite(first, host) || /^www\./i.test(first) ? `${protocol}//${text}` : text;
}
