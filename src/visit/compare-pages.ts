import type { Said } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';
import type { PageLines } from './page-lines.ts';
import { listWords } from './page-lines.ts';
import type { Sighting } from './sighting.ts';

/** A page for unknown URLs changes fewer words than this at each visit (a tip, a product, the time in words). */
const mostNoise = 50;

/**
 * `differs_a_little`: only a second unknown URL shows whether the difference is specific to the page, or changes at
 * each visit.
 */
type Resemblance =
  | { readonly kind: 'same'; readonly evidence: Said }
  | { readonly kind: 'differs_a_little' }
  | { readonly kind: 'different' };

/** `unknown` is the answer to a URL that cannot exist. A site that answers with an error has no such pages. */
export function compareWithUnknown(page: Sighting, unknown: Sighting): Resemblance {
  if (unknown.answer.status >= 400) return { kind: 'different' };
  const { onlyFirst, onlySecond } = countApart(page, unknown);
  const total = countAllWords(page);
  if (onlyFirst === 0 && onlySecond === 0)
    return { kind: 'same', evidence: says('visits.all_words_same', { n: total }) };
  const sharesLines = countMissing(page, [unknown, unknown]) < countAllWords(unknown);
  return { kind: sharesLines && onlyFirst <= mostNoise ? 'differs_a_little' : 'different' };
}

/** Compares with two unknown URLs. The difference between these says nothing about the page. */
export function compareWithTwoUnknown(page: Sighting, unknown: readonly [Sighting, Sighting]): Resemblance {
  const [first, second] = unknown;
  if (second.answer.status >= 400 || countMissing(page, unknown) > 0) return { kind: 'different' };
  const noise = countApart(first, second);
  const own = countApart(page, first).onlyFirst;
  if (own > Math.min(mostNoise, Math.max(noise.onlyFirst, noise.onlySecond))) return { kind: 'different' };
  return { kind: 'same', evidence: says('visits.some_words_differ', { n: own, nAll: countAllWords(page) }) };
}

/** The number of words that only one of two pages has. Lines on both pages do not count. */
type Apart = { readonly onlyFirst: number; readonly onlySecond: number };

/**
 * Compares two pages of one site by the words that only one of them has. Words of a page's own URL do not count,
 * because both pages may repeat them.
 */
export function countApart(first: PageLines, second: PageLines): Apart {
  const firstWords = countWords(without(first.lines, second.lines));
  const secondWords = countWords(without(second.lines, first.lines));
  if (dropWords(secondWords, second.urlWords)) dropWords(firstWords, first.urlWords);
  return { onlyFirst: countOnly(firstWords, secondWords), onlySecond: countOnly(secondWords, firstWords) };
}

/** Counts the words in the common lines of `first` and `second` that are missing on the page. */
export function countMissing(page: PageLines, [first, second]: readonly [PageLines, PageLines]): number {
  const shared = without(first.lines, without(first.lines, second.lines));
  return sumOf(countWords(without(shared, page.lines)));
}

function countAllWords({ lines }: PageLines): number {
  return sumOf(countWords(lines));
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Each line of the others removes one copy of that line. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    if (count > 0) left.set(line, count - 1);
    return count === 0;
  });
}

function countWords(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    for (const word of listWords(line)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Removes these words from the counts. True if the page shows one of them. */
function dropWords(counts: Map<string, number>, words: readonly string[]): boolean {
  return words.map((word) => counts.delete(word)).includes(true);
}

function countOnly(counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  return [...counts].reduce((sum, [word, count]) => sum + Math.max(0, count - (others.get(word) ?? 0)), 0);
}
