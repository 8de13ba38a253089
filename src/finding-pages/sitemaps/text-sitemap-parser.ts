import { says } from '../../texts/saying.ts';
import type { EntryParser, SitemapEntry } from './sitemap-entry.ts';
import { maxAddressLength } from './sitemap-entry.ts';
import { SitemapError } from './sitemap-error.ts';

/** If this many lines contain no URL, the text is not a sitemap. */
const giveUpAfterLines = 1000;

/** A plain text sitemap with one absolute URL per line. Blank lines and lines that start with # are skipped. */
export class TextSitemapParser implements EntryParser {
  #entries: SitemapEntry[] = [];
  #waiting: SitemapEntry[] = [];
  #rest = '';
  #isOverlong = false;
  #lines = 0;
  #hasAddress = false;

  write(text: string): void {
    const lines = (this.#rest + text).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#readLine(line);
    if (this.#rest.length <= maxAddressLength) return;
    this.#rest = this.#rest.endsWith('\r') ? '\r' : '';
    this.#isOverlong = true;
  }

  end(): void {
    this.#readLine(this.#rest);
    if (!this.#hasAddress) throw notASitemap();
  }

  /** The last line is dropped, because it may be an incomplete URL. */
  abandon(): void {
    this.#rest = '';
  }

  take(): readonly SitemapEntry[] {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  #readLine(line: string): void {
    this.#lines += 1;
    const isTooLong = this.#isOverlong || line.length > maxAddressLength;
    this.#isOverlong = false;
    const address = isTooLong ? '' : line.trim();
    if (!isTooLong && (address === '' || address.startsWith('#'))) return;
    this.#keep({ kind: 'page', address, isTooLong }, /^https?:\/\//i.test(address));
  }

  /** Entries count only after the first URL, because otherwise any prose would be a sitemap with bad entries. */
  #keep(entry: SitemapEntry, isAddress: boolean): void {
    this.#hasAddress ||= isAddress;
    if (!this.#hasAddress) {
      if (this.#lines > giveUpAfterLines) throw notASitemap();
      this.#waiting.push(entry);
      return;
    }
    this.#entries.push(...this.#waiting, entry);
    this.#waiting = [];
  }
}

function notASitemap(): SitemapError {
  return new SitemapError({
    code: 'sitemap_not_xml',
    found: (where) => says('sitemaps.plain_text', { where }),
    advice: says('sitemaps.enter_text_or_xml'),
  });
}
