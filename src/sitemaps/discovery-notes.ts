import type { SitemapError } from './sitemap-error.ts';
import { quoteForPeople } from './sitemap-error.ts';

export type DiscoveryNoteCode =
  | 'other_host'
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

/** What was left out, or is worth knowing. `message`: a sentence for people. `count`: how many entries or files. */
export type DiscoveryNote = { readonly code: DiscoveryNoteCode; readonly message: string; readonly count: number };

/** Examples named in one message. */
const maxExamples = 5;

type Tally = { count: number; readonly examples: string[] };

const sentences: Readonly<Record<DiscoveryNoteCode, (count: string, isOne: boolean) => string>> = {
  other_host: (n, one) => `${n} ${one ? 'address was' : 'addresses were'} left out: on another host than the sitemap's`,
  over_page_limit: (n, one) =>
    `${n} more ${one ? 'page was' : 'pages were'} found than the limit of pages per scan allows (max_pages_per_scan)`,
  duplicate: (n, one) => `${n} ${one ? 'entry was' : 'entries were'} left out: the same page was listed before`,
  not_http: (n, one) =>
    `${n} ${one ? 'entry was' : 'entries were'} left out: not an address of the web (http or https)`,
  invalid_url: (n, one) => `${n} ${one ? 'entry was' : 'entries were'} left out: blank or not an address`,
  url_too_long: (n, one) => `${n} ${one ? 'address was' : 'addresses were'} left out: longer than 2,048 characters`,
  credentials: (n, one) =>
    `${n} ${one ? 'address carries' : 'addresses carry'} a user name or password; scanned without it`,
  sitemap_unreadable: (n, one) => `${n} ${one ? 'sitemap' : 'sitemaps'} could not be read`,
  sitemap_truncated: (n, one) =>
    `${n} ${one ? 'sitemap was' : 'sitemaps were'} not read to the end; what came before is kept`,
  sitemap_depth: (n, one) =>
    `${n} ${one ? 'sitemap was' : 'sitemaps were'} left out: nested too deep in sitemap indexes`,
  sitemap_loop: (n, one) =>
    `${n} ${one ? 'reference' : 'references'} to a sitemap already read (or to itself) ${one ? 'was' : 'were'} not followed again`,
  sitemap_too_many: (n, one) =>
    `${n} ${one ? 'sitemap was' : 'sitemaps were'} left out: the limit of files per scan is reached`,
  sitemap_repaired: (n, one) =>
    `${n} bare & ${one ? 'was' : 'were'} read as &amp;; mend the sitemap, other readers will refuse it`,
};

/** Counts what is left out, by code, and words it at the end. */
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

  addFault(code: 'sitemap_unreadable' | 'sitemap_truncated', address: string, fault: SitemapError): void {
    this.add(code, `${quoteForPeople(address, 150)} ${fault.found} (${fault.code})`);
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
