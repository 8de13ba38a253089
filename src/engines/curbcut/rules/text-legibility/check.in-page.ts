import { isExposed } from '../../../in-page/exposed.ts';
import { mainPartOf, readBlocks } from '../../in-page/text-blocks.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** The features that make a long text hard to read. */
export type Strain = 'justified' | 'capitals' | 'italic' | 'small' | 'dense';

/** Checks whether the style of running text makes it hard to read (parts of WCAG 1.4.8, which is of level AAA). */
export function check(): readonly ElementOutcome<typeof en>[] {
  const least = 200;
  return [...readBlocks()].flatMap(([element, text]): readonly ElementOutcome<typeof en>[] => {
    const isShort = text.length < least && !(text.length >= 40 && isSmall(element));
    if (isShort || !isExposed(element)) return [];
    const strain = findStrain(element, text);
    if (strain === undefined) return [{ element, result: 'passed' }];
    return [{ element, result: 'failed', message: [strain] }];
  });
}

export function findStrain(element: Element, text: string): Strain | undefined {
  const { textAlign, lineHeight, hyphens } = getComputedStyle(element);
  const { textTransform, fontStyle, fontSize } = getComputedStyle(mainPartOf(element));
  const size = Number.parseFloat(fontSize);
  if (isSmall(element)) return 'small';
  if (Number.parseFloat(lineHeight) < size && element.getBoundingClientRect().height > 1.5 * size) return 'dense';
  if (textTransform === 'uppercase' || isInCapitals(text)) return 'capitals';
  if (fontStyle === 'italic') return 'italic';
  // Hyphenation keeps the gaps between words small.
  return textAlign === 'justify' && hyphens !== 'auto' ? 'justified' : undefined;
}

export function isSmall(element: Element): boolean {
  const least = 9;
  return Number.parseFloat(getComputedStyle(mainPartOf(element)).fontSize) < least;
}

/** True for sentences in capitals, not for a list of abbreviations. */
export function isInCapitals(text: string): boolean {
  const fewest = 15;
  return text === text.toUpperCase() && new Set(text.match(/\p{Lu}{4,}/gu)).size >= fewest;
}
