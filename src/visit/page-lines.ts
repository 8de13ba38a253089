import { createHash } from 'node:crypto';
import { readRoute } from '../url/hash-route.ts';
import type { PageFacts } from '../browser/page-facts.ts';

/** The content of a page for comparisons with others. */
export type PageLines = {
  readonly askedUrl: string;
  readonly lines: readonly string[];
  /** The words of the page's own URL. */
  readonly urlWords: readonly string[];
};

/** A word, a number, or one character of a script that is written without spaces. */
const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]|[\p{L}\p{M}]+|#/gu;

/**
 * Lists the content of a page line by line. It omits words of the page's own URL, and numbers and codes, because they
 * differ at each visit.
 */
export function listLines(askedUrl: string, facts: PageFacts): PageLines {
  const { pathname, search, hash } = new URL(askedUrl);
  const route = readRoute(hash);
  const decoded = decodePath(pathname);
  const shown = decodePath(route.replace(/^#!?/, ''));
  const own = [askedUrl, `${pathname}${search}`, route, shown, pathname, decoded].filter((part) => part.length > 1);
  const text = `${facts.title}\n${facts.text}\n${facts.media}`;
  const masked = own.reduce((rest, part) => rest.replaceAll(part, ''), text);
  const lines = maskNumbers(masked)
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return { askedUrl, lines, urlWords: listWords(maskNumbers(`${decoded} ${shown}`)) };
}

export function listWords(text: string): readonly string[] {
  return Array.from(text.matchAll(wordPattern), ([word]) => word);
}

/** Identifies the lines of a page of this host. */
export function digestLines({ askedUrl, lines }: PageLines): string {
  return createHash('sha256')
    .update(`${new URL(askedUrl).host}\n${lines.join('\n')}`)
    .digest('base64');
}

/** Takes linear time for any page. A single pattern that searches for a digit within a word takes quadratic time. */
function maskNumbers(text: string): string {
  return text.toLowerCase().replaceAll(/[a-z\d]+/g, (word) => (/\d/.test(word) ? '#' : word));
}

/** Decodes the path for display. It stays unchanged if its bytes are not UTF-8 (`caf%E9`). */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    return pathname;
  }
}
