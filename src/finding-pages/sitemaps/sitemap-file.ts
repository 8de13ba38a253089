import { says } from '../../texts/saying.ts';
import type { EntryParser, SitemapEntry } from './sitemap-entry.ts';
import { quoteForPeople, SitemapError } from './sitemap-error.ts';
import type { SniffedFormat } from './sniff-format.ts';
import { findTitle, sniffFormat } from './sniff-format.ts';
import { TextSitemapParser } from './text-sitemap-parser.ts';
import { XmlSitemapParser } from './xml-sitemap-parser.ts';

/** The number of characters of a web page that are searched for its title. */
const titleWithin = 64 * 1024;

/** Passes the text of one file to the parser for its format. The first fault becomes `error`. */
export class SitemapFile {
  error: SitemapError | undefined;
  #entryCount = 0;
  #skippedLines = 0;
  #webPage: string | undefined;
  #parser: EntryParser | undefined;

  /** The number of repaired ampersands. */
  get repairCount(): number {
    return this.#parser instanceof XmlSitemapParser ? this.#parser.repairCount : 0;
  }

  write(text: string): readonly SitemapEntry[] {
    return this.#guard(() => this.#accept(text));
  }

  /** `error` is the reason why no more text comes. Undefined if the file is complete. */
  end(error: SitemapError | undefined): readonly SitemapEntry[] {
    if (this.error !== undefined) return [];
    this.error = error;
    const last = this.#guard(() => (error === undefined ? this.#finish() : this.#parser?.abandon()));
    if (this.#entryCount === 0) this.error ??= emptyError(this.#parser);
    return last;
  }

  #guard(work: () => void): readonly SitemapEntry[] {
    try {
      work();
    } catch (error) {
      if (!(error instanceof SitemapError)) throw error;
      this.error ??= error;
    }
    const entries = this.#parser?.take() ?? [];
    this.#entryCount += entries.length;
    return entries;
  }

  #accept(text: string): void {
    if (this.#webPage !== undefined) this.#readWebPage(this.#webPage + text);
    else if (this.#parser !== undefined) this.#parser.write(text);
    else this.#begin(text);
  }

  #finish(): void {
    if (this.#webPage !== undefined) throw webPageError(this.#webPage);
    this.#parser?.end();
  }

  /** White space before an XML declaration violates the standard, but is common and harmless. */
  #begin(text: string): void {
    const start = text.trimStart();
    this.#skippedLines += text.slice(0, text.length - start.length).split('\n').length - 1;
    if (start === '') return;
    const format = sniffFormat(start);
    if (format === 'web_page') return this.#readWebPage(start);
    if (format !== 'xml' && format !== 'text') throw otherFormatError(format);
    this.#parser = format === 'xml' ? new XmlSitemapParser(this.#skippedLines) : new TextSitemapParser();
    this.#parser.write(start);
  }

  /** Reads a web page only up to its title. */
  #readWebPage(html: string): void {
    this.#webPage = html;
    if (html.length >= titleWithin || /<\/title\s*>/i.test(html)) throw webPageError(html);
  }
}

function webPageError(html: string): SitemapError {
  const found = findTitle(html);
  const title = found === undefined ? undefined : quoteForPeople(found, 80);
  return new SitemapError({
    code: 'sitemap_not_xml',
    found: (where) =>
      title === undefined ? says('sitemaps.web_page', { where }) : says('sitemaps.web_page_titled', { where, title }),
    advice: says('sitemaps.enter_sitemap_or_page'),
    isWebPage: true,
  });
}

function otherFormatError(format: Exclude<SniffedFormat, 'xml' | 'text' | 'web_page'>): SitemapError {
  return new SitemapError({
    code: 'sitemap_not_xml',
    found: (where) => says(`sitemaps.${format}`, { where }),
    advice: says('sitemaps.enter_sitemap'),
  });
}

function emptyError(parser: EntryParser | undefined): SitemapError {
  return new SitemapError({
    code: 'sitemap_empty',
    found: (where) => says(parser === undefined ? 'sitemaps.empty_file' : 'sitemaps.no_entries', { where }),
    advice: says('sitemaps.enter_page_list'),
  });
}
