import { quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { listStyleRules, selectAll, splitSelectors } from '../../../in-page/style-rules.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Finds words that a style sheet adds before or after elements. Reports the first element of each style (WCAG failure
 * F87).
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const seen = new Set<Element>();
  return listStyleRules().flatMap((rule): readonly ElementOutcome<typeof en>[] => {
    const text = readWords(rule.style.content);
    if (text === undefined) return [];
    const found = splitSelectors(rule.selectorText).flatMap((selector) => findGenerated(selector, text));
    const element = found.find((one) => !seen.has(one));
    if (element === undefined) return [];
    for (const one of found) seen.add(one);
    return [{ element, result: 'needs_review', message: ['words', { text: quote(text) }] }];
  });
}

/** The words of `content`, if it has no text alternative and consists only of text. */
export function readWords(content: string): string | undefined {
  const strings = content.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  if (strings.length === 0 || content.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').includes('/')) return undefined;
  const text = collapse(strings.map((one) => one.slice(1, -1)).join(' '));
  return /\p{L}{3}/u.test(text) ? text : undefined;
}

export function findGenerated(selector: string, text: string): readonly Element[] {
  const [, base = '', pseudo = ''] = /^(.*?)::?(before|after)$/.exec(selector) ?? [];
  if (pseudo === '') return [];
  return selectAll(base === '' ? '*' : base).filter((element) => {
    const { content, display, fontFamily, visibility } = getComputedStyle(element, `::${pseudo}`);
    // Icon fonts draw a sign for a word.
    const isIcon = /icon|symbol|awesome|glyph/i.test(fontFamily);
    return (
      readWords(content) === text && display !== 'none' && visibility === 'visible' && !isIcon && isExposed(element)
    );
  });
}
