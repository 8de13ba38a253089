import type { Baseline } from './baseline-file.ts';
import { insideMark, statesMark } from './baseline-file.ts';

/** `states`: the states that the element was found in. */
type Entry = { left: number; readonly isInside: boolean; readonly states: readonly string[] };
export type RemainingEntry = { readonly page: string; readonly rule: string; readonly fingerprint: string } & Entry;

/** The fingerprints of a baseline, removed one by one as a scan shows them. Equal fingerprints are counted. */
export class EntryTable {
  readonly #pages = new Map<string, Map<string, Map<string, Entry>>>();

  constructor(pages: Baseline['pages']) {
    for (const [page, rules] of Object.entries(pages)) {
      const byRule = new Map(Object.entries(rules).map(([rule, list]) => [rule, countEntries(list)]));
      this.#pages.set(page, byRule);
    }
  }

  pages(): readonly string[] {
    return [...this.#pages.keys()];
  }

  /** True if the baseline has another one of them. */
  take(page: string, rule: string, fingerprint: string): boolean {
    const entry = this.#pages.get(page)?.get(rule)?.get(fingerprint);
    if (entry === undefined || entry.left === 0) return false;
    entry.left -= 1;
    return true;
  }

  *remaining(): Generator<RemainingEntry> {
    for (const [page, rules] of this.#pages) {
      for (const [rule, entries] of rules) {
        const left = [...entries].filter(([, entry]) => entry.left > 0);
        yield* left.map(([fingerprint, entry]) => ({ page, rule, fingerprint, ...entry }));
      }
    }
  }
}

function countEntries(list: readonly string[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const text of list) {
    const [name = '', states = 'default'] = text.split(statesMark);
    const isInside = name.endsWith(insideMark);
    const fingerprint = isInside ? name.slice(0, -insideMark.length) : name;
    const entry = entries.get(fingerprint);
    if (entry === undefined) entries.set(fingerprint, { left: 1, isInside, states: states.split('.') });
    else entry.left += 1;
  }
  return entries;
}
