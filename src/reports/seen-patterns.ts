import { namePatterns } from './occurrence-pattern.ts';
import type { StoredOccurrence } from './read-occurrence-batch.ts';

/** Tells which occurrences of an issue a reader has not seen yet. */
export class SeenPatterns {
  readonly #seen = new Set<string>();

  /** Adds the occurrence. Returns false if it repeats one that was added before. */
  add(occurrence: StoredOccurrence): boolean {
    const names = namePatterns(occurrence);
    const isNew = names.every((name) => !this.#seen.has(name));
    for (const name of names) this.#seen.add(name);
    return isNew;
  }
}
