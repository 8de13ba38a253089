import type { Occurrence } from '../../issues/issue-card.ts';
import { maskNumbers, patternOf } from '../occurrence-pattern.ts';
import { MeasuredMessage, shortenMessage } from './measured-message.ts';

/** One way in which an issue shows: `example` is the first occurrence of it. */
export type Pattern = { readonly example: Occurrence; occurrences: number; pages: number; lastPage: string };

/** Patterns that share what is wrong: the message is written once for all of them. */
export type MessagePatterns = {
  readonly message: string;
  readonly patterns: readonly Pattern[];
  readonly occurrences: number;
};

/** Distinct patterns are held up to this number per issue; occurrences of further ones are only counted. */
const mostPatterns = 1_000;

/**
 * Counts the distinct patterns among an issue's occurrences. Its memory has a bound, whatever it is given.
 * Occurrences must come in the order stored: those of one page follow each other, which is how pages are counted.
 */
export class PatternCounter {
  readonly #patterns = new Map<string, Pattern & { readonly message: MeasuredMessage; readonly words: string }>();
  readonly #messages = new Map<string, MeasuredMessage>();
  #seen = 0;
  #uncounted = 0;

  /** Occurrences taken in. */
  get seen(): number {
    return this.#seen;
  }

  /** Occurrences of patterns beyond those held. */
  get uncounted(): number {
    return this.#uncounted;
  }

  add(occurrence: Occurrence): void {
    this.#seen += 1;
    const key = patternOf(occurrence);
    const known = this.#patterns.get(key);
    if (known === undefined) {
      this.#start(key, occurrence);
      return;
    }
    known.occurrences += 1;
    known.message.widen(shortenMessage(occurrence.message));
    if (known.lastPage === occurrence.page_url) return;
    known.pages += 1;
    known.lastPage = occurrence.page_url;
  }

  /** Most frequent first, by message and within each; equal ones in the order found. */
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

  #start(key: string, occurrence: Occurrence): void {
    if (this.#patterns.size >= mostPatterns) {
      this.#uncounted += 1;
      return;
    }
    const text = shortenMessage(occurrence.message);
    const words = maskNumbers(text);
    const message = this.#messages.get(words) ?? new MeasuredMessage(text);
    message.widen(text);
    this.#messages.set(words, message);
    this.#patterns.set(key, {
      example: occurrence,
      occurrences: 1,
      pages: 1,
      lastPage: occurrence.page_url,
      message,
      words,
    });
  }
}
