import { createHash } from 'node:crypto';
import type { PageFacts } from '../browser/page-facts.ts';

/** A page as it is compared with others. */
type Page = { readonly askedUrl: string; readonly lines: readonly string[] };

/** How many words two pages have apart from one another: lines that both have do not count. */
export type Apart = { readonly onlyFirst: number; readonly onlySecond: number };

/** A word, a number, or one character of a script that is written without spaces. */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]|[\p{L}\p{M}]+|#/gu;

/** What there is on a page line by line, without what names its own URL, and without numbers and codes: they differ at every visit. */
export function listLines(askedUrl: string, facts: PageFacts): readonly string[] {
  const { pathname, search } = new URL(askedUrl);
  const own = [askedUrl, `${pathname}${search}`, pathname, decodePath(pathname)].filter((part) => part.length > 1);
  const text = `${facts.title}\n${facts.text}\n${facts.media}`;
  const masked = own.reduce((rest, part) => rest.replaceAll(part, ''), text);
  const lines = maskNumbers(masked).split('\n');
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** Identifies the lines of a page of this host. */
export function digestLines({ askedUrl, lines }: Page): string {
  return createHash('sha256')
    .update(`${new URL(askedUrl).host}\n${lines.join('\n')}`)
    .digest('base64');
}

/**
 * Compares two pages of one site by what each has in addition to the other. A page that repeats the words of its own URL, as both
 * then do, is not recognized by them.
 */
export function countApart(first: Page, second: Page): Apart {
  const firstWords = countWords(without(first.lines, second.lines));
  const secondWords = countWords(without(second.lines, first.lines));
  if (dropWordsOfUrl(secondWords, second)) dropWordsOfUrl(firstWords, first);
  return { onlyFirst: countOnly(firstWords, secondWords), onlySecond: countOnly(secondWords, firstWords) };
}

/** How many words of those lines that both `first` and `second` have are missing on the page. */
export function countMissing(page: Page, [first, second]: readonly [Page, Page]): number {
  const shared = without(first.lines, without(first.lines, second.lines));
  return sumOf(countWords(without(shared, page.lines)));
}

export function countAllWords({ lines }: Page): number {
  return sumOf(countWords(lines));
}

function sumOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

/** Each of the others takes one equal line away. */
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
    for (const [word] of line.matchAll(wordPattern)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** True when the page shows one of them. */
function dropWordsOfUrl(counts: Map<string, number>, { askedUrl }: Page): boolean {
  const words = [...maskNumbers(decodePath(new URL(askedUrl).pathname)).matchAll(wordPattern)];
  return words.map(([word]) => counts.delete(word)).includes(true);
}

function countOnly(counts: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): number {
  return [...counts].reduce((sum, [word, count]) => sum + Math.max(0, count - (others.get(word) ?? 0)), 0);
}

/** In linear time, whatever a page holds: one pattern that looks for a digit inside of a word takes quadratic time. */
function maskNumbers(text: string): string {
  return text.toLowerCase().replaceAll(/[a-z\d]+/g, (word) => (/\d/.test(word) ? '#' : word));
}

/** As a site would show it; as it stands where its bytes are no UTF-8 (`caf%E9`). */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return pathname;
  }
}
