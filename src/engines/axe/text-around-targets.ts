/** The end of `isInTextBlock`, which lets small targets be small if other text is next to them. */
const anyText = /\?0!==(?<text>[\w$]+)\.length:\(/g;

/**
 * Targets in a sentence may be small (WCAG 2.5.8). axe takes any sign next to them for a sentence, such as the current
 * number of a pagination, or a letter without entries. Words have more letters, or are in a script of syllables or
 * ideographs. Throws if axe no longer has such a function. A test shows whether this is still needed.
 */
export function readTextAroundTargets(code: string): string {
  if ([...code.matchAll(anyText)].length !== 1) throw new Error('axe has no function isInTextBlock.');
  return code.replaceAll(anyText, (_found, text: string) => String.raw`?/\p{L}{2}|\p{Lo}/u.test(${text}):(`);
}
