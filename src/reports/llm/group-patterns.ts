import { maskNumbers } from '../../texts/numbers-in-text.ts';
import { MeasuredMessage } from './measured-message.ts';
import type { StoredOccurrence } from '../read-occurrence-batch.ts';

/** One form in which an issue appears. `example` is its first occurrence. */
export type Pattern = { readonly example: StoredOccurrence; occurrences: number; pages: number; lastPage: string };

type KeptPattern = Pattern & { readonly message: MeasuredMessage; readonly words: string };

/** Patterns with the same problem. The message is written once for all of them. */
export type MessagePatterns = {
  readonly message: string;
  readonly patterns: readonly Pattern[];
  readonly occurrences: number;
};

/** The limit of distinct patterns that are kept per issue. Occurrences of other patterns are only counted. */
const mostPatterns = 1_000;

/**
 * Counts the distinct patterns among an issue's occurrences, in bounded memory. Add occurrences in stored order, where
 * those of one page are adjacent, because pages are counted that way.
 */
export class PatternCounter {
  readonly #patterns = new Map<string, KeptPattern>();
  readonly #messages = new Map<string, MeasuredMessage>();
  #seen = 0;
  #uncounted = 0;

  /** The number of added occurrences. */
  get seen(): number {
    return this.#seen;
  }

  /** The number of occurrences whose patterns are not kept. */
  get uncounted(): number {
    return this.#uncounted;
  }

  add(occurrence: StoredOccurrence): void {
    this.#seen += 1;
    const known = this.#patterns.get(occurrence.pattern);
    if (known === undefined) {
      this.#start(occurrence);
      return;
    }
    known.occurrences += 1;
    known.message.widen(occurrence.general);
    if (known.lastPage === occurrence.page_id) return;
    known.pages += 1;
    known.lastPage = occurrence.page_id;
  }

  /** Most frequent first, by message and within each message. Ties keep the order of discovery. */
  list(): readonly MessagePatterns[] {
    const byWords = Map.groupBy(this.#patterns.values(), (pattern) => pattern.words);
    return [...byWords.values()]
      .map((patterns) => ({
        message: patterns[0]?.message.describe() ?? '',
        patterns: patterns.toSorted((a, b) => b.occurrences - a.occurrences),
        occurrences: patterns.reduce((sum, pattern) => sum + pattern.occurrences, 0),
      }))
      .toSorted((a, b) => b.occurrences - a.occurrences);
  }

  #start(occurrence: StoredOccurrence): void {
    if (this.#patterns.size >= mostPatterns) {
      this.#uncounted += 1;
      return;
    }
    const words = maskNumbers(occurrence.general);
    const message = this.#messages.get(words) ?? new MeasuredMessage(occurrence.general);
    message.widen(occurrence.general);
    this.#messages.set(words, message);
    this.#patterns.set(occurrence.pattern, {
      example: occurrence,
      occurrences: 1,
      pages: 1,
      lastPage: occurrence.page_id,
      message,
      words,
    });
  }
}
