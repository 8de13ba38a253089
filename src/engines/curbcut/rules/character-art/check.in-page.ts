import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Pictures that are drawn with characters, and have no other name. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('pre').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const isNamed = element.closest('[role="img"], [aria-label], [aria-labelledby]') !== null;
    if (isNamed || !isExposed(element) || !isDrawn(element.textContent ?? '')) return [];
    return [{ element, result: 'needs_review', message: ['picture'] }];
  });
}

/** True for several lines, mostly of signs, and not only the signs of tables and trees. */
export function isDrawn(text: string): boolean {
  const signs = text.replaceAll(/\s/g, '');
  const words = signs.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  const strokes = signs.replaceAll(/[\p{L}\p{N}|+\-=_.~\u2500-\u257f]/gu, '').length;
  const lines = text.split('\n').filter((line) => /\S/.test(line)).length;
  return lines >= 3 && signs.length >= 20 && words < signs.length * 0.4 && strokes >= 12;
}
