import { quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { readBlocks } from '../../in-page/text-blocks.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Hebrew, Arabic, Syriac, Thaana, N’Ko and their presentation forms are written from right to left. */
export function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);
}

export function hasLeftToRight(text: string): boolean {
  return /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u.test(text);
}

/** Finds blocks of text whose base direction differs from that of their letters. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const mayDiffer = hasRightToLeft(document.body.textContent ?? '') || document.querySelector('[dir]') !== null;
  if (!mayDiffer && getComputedStyle(document.documentElement).direction === 'ltr') return [];
  return [...readBlocks()].flatMap(([element, text]) => checkBlock(element, text));
}

export function checkBlock(element: Element, text: string): readonly ElementOutcome<typeof en>[] {
  const written = directionOf(text);
  const { direction, unicodeBidi } = getComputedStyle(element);
  if (written === undefined || unicodeBidi === 'plaintext' || !isExposed(element)) return [];
  if (written === direction) return written === 'rtl' ? [{ element, result: 'passed' }] : [];
  if (written === 'ltr' && isInRightToLeftPage(element)) return [];
  return [{ element, result: 'failed', message: [written, { text: quote(text) }] }];
}

/** Names and quotes in Latin letters follow the direction of an Arabic page. */
export function isInRightToLeftPage(element: Element): boolean {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  const languages = /^(?:ar|he|iw|fa|ur|yi|ji|ps|sd|ug|dv|ckb|ku|arc|syr|nqo)\b/i;
  return lang === '' || languages.test(lang);
}

/** The direction of at least three words, nearly all in one kind of script. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (text.split(' ').filter((word) => /\p{L}/u.test(word)).length < 3) return undefined;
  const share = (has: (letter: string) => boolean) => letters.filter(has).length / letters.length;
  if (share(hasRightToLeft) > 0.9) return 'rtl';
  return share(hasLeftToRight) > 0.98 ? 'ltr' : undefined;
}
