import type { StoredOccurrence } from './read-occurrence-batch.ts';

type OccurrenceTexts = Pick<StoredOccurrence, 'selector' | 'html' | 'general'>;

/** Attributes whose values describe the kind of element. Values of other attributes differ from item to item. */
const telling = new Set(['class', 'role', 'type', 'name', 'lang', 'tabindex', 'rel', 'scope', 'autocomplete']);

/** Hexadecimal colors count as words, not as numbers: another color is another issue. */
const numberOrColor = /#[0-9a-f]{3,8}\b|\d+(?:\.\d+)?/gi;

/**
 * Two occurrences of one issue have the same pattern if they differ only in numbers, in their position in a list, in
 * their page, or in identifying names, texts and URLs. One fix solves both.
 */
export function patternOf(finding: OccurrenceTexts): string {
  return [maskSelector(finding.selector), outlineTag(finding.html), maskNumbers(finding.general)].join('\n');
}

/**
 * The patterns of an occurrence. Two that share one of them are alike: an element that was shown repeats itself in other
 * places, where its selector is not the same, and there its markup and message are.
 */
export function namePatterns(occurrence: OccurrenceTexts): readonly string[] {
  const look = [maskNumbers(occurrence.html), maskNumbers(occurrence.general)].join('\n');
  return [`pattern ${patternOf(occurrence)}`, `look ${look}`];
}

/** The message with every number replaced by `#`. */
export function maskNumbers(text: string): string {
  return splitAtNumbers(text).words.join('#');
}

/** The numbers of a text, and the words before, between and after them, which are one more than the numbers. */
export function splitAtNumbers(text: string): {
  readonly words: readonly string[];
  readonly numbers: readonly string[];
} {
  const numbers = [...text.matchAll(numberOrColor)].filter(([word]) => !word.startsWith('#'));
  const ends = [0, ...numbers.map(({ index, 0: word }) => index + word.length)];
  const words = ends.map((end, index) => text.slice(end, numbers[index]?.index));
  return { words, numbers: numbers.map(([word]) => word) };
}

/** `nav > li:nth-child(3) > a[href="/x"]` → `nav > li > a[href]`; every other number → `#`. */
function maskSelector(selector: string): string {
  return selector
    .replaceAll(/:nth-(?:last-)?(?:child|of-type)\([^)]*\)|:(?:first|last)-(?:child|of-type)/g, '')
    .replaceAll(/\[(href|src|srcset|title|alt|aria-label|data-[\w-]+)[$^*~|]?="(?:[^"\\]|\\.)*"\]/g, '[$1]')
    .replaceAll(/\d+/g, '#');
}

/** The element's opening tag with its attribute names, and with values only if they describe its kind. */
function outlineTag(html: string): string {
  const tag = /^\s*<([a-z][\w:-]*)((?:[^>"']|"[^"]*"|'[^']*')*)/i.exec(html);
  if (tag === null) return '';
  const attributes = [...(tag[2] ?? '').matchAll(/([^\s=/"'<>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g)];
  const words = attributes.map(([, name = '', value = '']) =>
    telling.has(name.toLowerCase()) ? `${name}=${value}` : name,
  );
  return [tag[1], ...words.toSorted()].join(' ').replaceAll(/\d+/g, '#');
}
