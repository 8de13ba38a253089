import type { BaselineEntry } from './baseline-entry.ts';
import type { BaselinePages } from './baseline-file.ts';
import { insideMark, openedMark, statesMark } from './baseline-entry.ts';

/** An entry of a baseline in its place. `states`: the states that the element was found in. */
export type PlacedEntry = BaselineEntry & {
  readonly page: string;
  readonly rule: string;
  readonly isInside: boolean;
  readonly isOpened: boolean;
  readonly states: readonly string[];
};

/** The entries of a baseline, removed one by one as a scan shows them. Equal fingerprints are counted. */
export class EntryTable {
  readonly #pages = new Map<string, Map<string, Map<string, PlacedEntry[]>>>();

  constructor(pages: BaselinePages) {
    for (const [page, rules] of Object.entries(pages)) {
      const byRule = new Map(Object.entries(rules).map(([rule, list]) => [rule, groupEntries(list, { page, rule })]));
      this.#pages.set(page, byRule);
    }
  }

  pages(): readonly string[] {
    return [...this.#pages.keys()];
  }

  has(page: string, rule: string): boolean {
    return this.#pages.get(page)?.has(rule) === true;
  }

  /** True if the baseline has another one of them. */
  take(page: string, rule: string, fingerprint: string): boolean {
    return this.#pages.get(page)?.get(rule)?.get(fingerprint)?.pop() !== undefined;
  }

  *remaining(): Generator<PlacedEntry> {
    for (const rules of this.#pages.values()) {
      for (const entries of rules.values()) {
        for (const left of entries.values()) yield* left;
      }
    }
  }
}

function groupEntries(
  list: readonly BaselineEntry[],
  place: Pick<PlacedEntry, 'page' | 'rule'>,
): Map<string, PlacedEntry[]> {
  const entries = new Map<string, PlacedEntry[]>();
  for (const entry of list) {
    const [marked = '', states = 'default'] = entry.fingerprint.split(statesMark);
    const [name, isOpened] = cutMark(marked, openedMark);
    const [key, isInside] = cutMark(name, insideMark);
    const group = entries.get(key) ?? [];
    entries.set(key, group);
    group.push({ ...entry, ...place, isInside, isOpened, states: states.split('.') });
  }
  return entries;
}

function cutMark(name: string, mark: string): readonly [string, boolean] {
  return name.endsWith(mark) ? [name.slice(0, -mark.length), true] : [name, false];
}
