import type { SitemapError } from './sitemap-error.ts';
import { quoteForPeople } from './sitemap-error.ts';

export type DiscoveryNoteCode =
  | 'other_host'
  | 'excluded'
  | 'not_included'
  | 'over_page_limit'
  | 'duplicate'
  | 'not_http'
  | 'invalid_url'
  | 'url_too_long'
  | 'credentials'
  | 'sitemap_unreadable'
  | 'sitemap_truncated'
  | 'sitemap_depth'
  | 'sitemap_loop'
  | 'sitemap_too_many'
  | 'sitemap_repaired';

/** What was skipped, or is worth knowing. `message`: a sentence for people. `count`: how many entries or files. */
export type DiscoveryNote = { readonly code: DiscoveryNoteCode; readonly message: string; readonly count: number };

/** Examples named in one message. */
const maxExamples = 5;

type Tally = { count: number; readonly examples: string[] };

const sentences: Readonly<Record<DiscoveryNoteCode, (count: string, isOne: boolean) => string>> = {
  other_host: (n, one) =>
    `${n} ${one ? 'URL was' : 'URLs were'} skipped because ${one ? 'it is' : 'they are'} not on the sitemap's host`,
  excluded: (n, one) => `${n} ${one ? 'URL was' : 'URLs were'} skipped because an exclude pattern matches`,
  not_included: (n, one) => `${n} ${one ? 'URL was' : 'URLs were'} skipped because no include pattern matches`,
  over_page_limit: (n, one) =>
    `${n} more ${one ? 'page was' : 'pages were'} found and skipped because of the limit of pages per scan (max_pages_per_scan)`,
  duplicate: (n, one) =>
    `${n} ${one ? 'entry was' : 'entries were'} skipped because the same page is listed more than once`,
  not_http: (n, one) =>
    `${n} ${one ? 'entry was' : 'entries were'} skipped because ${one ? 'it is' : 'they are'} not ${one ? 'an http or https URL' : 'http or https URLs'}`,
  invalid_url: (n, one) =>
    `${n} ${one ? 'entry was' : 'entries were'} skipped because ${one ? 'it is' : 'they are'} blank or not ${one ? 'a valid URL' : 'valid URLs'}`,
  url_too_long: (n, one) =>
    `${n} ${one ? 'URL was' : 'URLs were'} skipped because ${one ? 'it is' : 'they are'} longer than 2,048 characters`,
  credentials: (n, one) =>
    `${n} ${one ? 'URL contains' : 'URLs contain'} a user name or password, and ${one ? 'was' : 'were'} scanned without it`,
  sitemap_unreadable: (n, one) => `${n} ${one ? 'sitemap' : 'sitemaps'} could not be read`,
  sitemap_truncated: (n, one) =>
    `${n} ${one ? 'sitemap was' : 'sitemaps were'} not read to the end. The entries before that point were used`,
  sitemap_depth: (n, one) =>
    `${n} ${one ? 'sitemap was' : 'sitemaps were'} skipped because ${one ? 'it is' : 'they are'} nested too deep in sitemap indexes`,
  sitemap_loop: (n, one) =>
    `${n} ${one ? 'link' : 'links'} to a sitemap that was already read ${one ? 'was' : 'were'} not followed again`,
  sitemap_too_many: (n, one) =>
    `${n} ${one ? 'sitemap was' : 'sitemaps were'} skipped because the limit of files per scan was reached`,
  sitemap_repaired: (n, one) =>
    `${n} unescaped & ${one ? 'was' : 'were'} read as &amp;. Fix the sitemap: other tools may reject it`,
};

/** Counts what is skipped, by code, and describes it at the end. */
export class DiscoveryNotes {
  readonly #tallies = new Map<DiscoveryNoteCode, Tally>();

  /** `example`: foreign text to name in the message; it must not carry a password. */
  add(code: DiscoveryNoteCode, example?: string, count = 1): void {
    const tally = this.#tallies.get(code) ?? { count: 0, examples: [] };
    this.#tallies.set(code, tally);
    tally.count += count;
    if (example === undefined || tally.examples.length >= maxExamples) return;
    const quoted = quoteForPeople(example, 300);
    if (!tally.examples.includes(quoted)) tally.examples.push(quoted);
  }

  addError(code: 'sitemap_unreadable' | 'sitemap_truncated', address: string, error: SitemapError): void {
    this.add(code, `${quoteForPeople(address, 150)} ${error.found} (${error.code})`);
  }

  count(code: DiscoveryNoteCode): number {
    return this.#tallies.get(code)?.count ?? 0;
  }

  toList(): DiscoveryNote[] {
    return [...this.#tallies].map(([code, tally]) => ({ code, message: wordNote(code, tally), count: tally.count }));
  }
}

function wordNote(code: DiscoveryNoteCode, { count, examples }: Tally): string {
  const sentence = sentences[code](count.toLocaleString('en'), count === 1);
  if (examples.length === 0) return `${sentence}.`;
  const more = examples.length === maxExamples && count > maxExamples ? '; …' : '';
  return `${sentence}: ${examples.join('; ')}${more}.`;
}
