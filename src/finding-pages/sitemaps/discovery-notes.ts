import { isDeepStrictEqual } from 'node:util';
import type { Note } from '../../texts/note.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
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

/** A note about skipped entries or another fact. `count` is the number of entries or files. */
export type DiscoveryNote = Note & { readonly code: DiscoveryNoteCode };

/** The maximum number of examples in one message. */
const maxExamples = 5;

type Example = string | Said;
type Tally = { count: number; readonly examples: Example[] };

/** Counts skipped entries and files by code, and describes them at the end. */
export class DiscoveryNotes {
  readonly #tallies = new Map<DiscoveryNoteCode, Tally>();

  /** `example` is a foreign text or a sentence. It must not contain a password. */
  add(code: DiscoveryNoteCode, example?: Example, count = 1): void {
    const tally = this.#tallies.get(code) ?? { count: 0, examples: [] };
    this.#tallies.set(code, tally);
    tally.count += count;
    if (example === undefined || tally.examples.length >= maxExamples) return;
    const named = typeof example === 'string' ? quoteForPeople(example, 300) : example;
    if (!tally.examples.some((known) => isDeepStrictEqual(known, named))) tally.examples.push(named);
  }

  addError(code: 'sitemap_unreadable' | 'sitemap_truncated', address: string, error: SitemapError): void {
    const clauseFound = error.found(quoteForPeople(address, 150));
    this.add(code, says('notes.failed_file', { clauseFound, code: error.code }));
  }

  count(code: DiscoveryNoteCode): number {
    return this.#tallies.get(code)?.count ?? 0;
  }

  toList(): DiscoveryNote[] {
    return [...this.#tallies].map(([code, tally]) => describeTally(code, tally));
  }
}

function describeTally(code: DiscoveryNoteCode, { count, examples }: Tally): DiscoveryNote {
  const isCut = examples.length === maxExamples && count > maxExamples;
  const saidExamples =
    examples.length === 0 ? [] : says(isCut ? 'notes.some_examples' : 'notes.examples', { examples });
  return { code, count, said: says(`notes.${code}`, { n: count, saidExamples }) };
}
