import type { LayoutNode } from './layout.ts';

const leastWords = 5;

/** Letter fonts of operating systems, and generic names for them. */
const commonFonts = new Set(
  [
    'serif sans-serif monospace system-ui ui-serif ui-sans-serif ui-monospace -apple-system blinkmacsystemfont',
    'arial helvetica verdana tahoma times georgia courier',
  ]
    .flatMap((names) => names.split(' '))
    .concat('helvetica neue', 'times new roman', 'courier new', 'trebuchet ms', 'segoe ui', 'liberation sans'),
);

/**
 * The lists of families (`font-family`) in which a page has texts of several words. An icon font draws a sign for a
 * letter, or for a word.
 */
export function findLetterFonts(nodes: readonly LayoutNode[]): ReadonlySet<string> {
  const words = new Map<string, number>();
  for (const { lines, text, style } of nodes) {
    const count = lines.length === 0 ? 0 : (text.match(/\p{L}{2,}(?!\S*_)/gu)?.length ?? 0);
    if (count > 1) words.set(style('font-family'), (words.get(style('font-family')) ?? 0) + count);
  }
  return new Set([...words].filter(([, count]) => count >= leastWords).map(([font]) => font));
}

/** True if a `font-family` names only common letter fonts, so that any of them draws a letter as a letter. */
export function isCommonFont(families: string): boolean {
  return families.split(',').every((family) => commonFonts.has(family.replaceAll(/["']/g, '').trim().toLowerCase()));
}
