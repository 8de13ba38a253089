import { maskNumbers, patternOf } from './occurrence-pattern.ts';
import type { StoredOccurrence } from './read-occurrence-batch.ts';

/**
 * Tells which occurrences of an issue a reader has not seen yet. An element that was shown repeats itself on other
 * pages and in other places, where its selector is not the same, and there its markup and message are.
 */
export class SeenPatterns {
  readonly #seen = new Set<string>();

  /** Adds the occurrence. Returns false if it repeats one that was added before. */
  add(occurrence: StoredOccurrence): boolean {
    const look = [maskNumbers(occurrence.html), maskNumbers(occurrence.general)].join('\n');
    const names = [`pattern ${patternOf(occurrence)}`, `look ${look}`];
    const isNew = names.every((name) => !this.#seen.has(name));
    for (const name of names) this.#seen.add(name);
    return isNew;
  }
}
