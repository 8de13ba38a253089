import { parentOf, quote } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import { collapse } from './accessible-name.ts';
import type { Verdict } from './verdict.ts';

/** Of scripts that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko and their presentation forms. */
export function hasRightToLeft(text: string): boolean {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(text);
}

export function hasLeftToRight(text: string): boolean {
  return /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u.test(text);
}

/** Blocks of text whose base direction is not that of their letters. */
export function checkTextDirection(): readonly Verdict[] {
  const mayDiffer = hasRightToLeft(document.body.textContent ?? '') || document.querySelector('[dir]') !== null;
  if (!mayDiffer && getComputedStyle(document.documentElement).direction === 'ltr') return [];
  return [...readBlocks()].flatMap(([element, text]) => checkBlock(element, text));
}

export function checkBlock(element: Element, text: string): readonly Verdict[] {
  const written = directionOf(text);
  const { direction, unicodeBidi } = getComputedStyle(element);
  if (written === undefined || unicodeBidi === 'plaintext' || !isExposed(element)) return [];
  if (written === direction) return written === 'rtl' ? [{ element, result: 'passed' }] : [];
  if (written === 'ltr' && isInRightToLeftPage(element)) return [];
  return [{ element, result: 'needs_review', message: ['directionDiffers', written, quote(text)] }];
}

/** Names and quotes in Latin letters follow the direction of a page in Arabic. */
export function isInRightToLeftPage(element: Element): boolean {
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
  const languages = /^(?:ar|he|iw|fa|ur|yi|ji|ps|sd|ug|dv|ckb|ku|arc|syr|nqo)\b/i;
  return lang === '' || languages.test(lang);
}

/** The text of each block, without that of the blocks in it. */
export function readBlocks(): ReadonlyMap<Element, string> {
  const texts = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = collapse(node.nodeValue ?? '');
    const block = text === '' || node.parentElement === null ? undefined : blockOf(node.parentElement);
    if (block !== undefined) texts.set(block, `${texts.get(block) ?? ''} ${text}`.trim());
  }
  return texts;
}

export function blockOf(element: Element): Element | undefined {
  if (element.closest('script, style, noscript, template, pre, code, bdo, bdi') !== null) return undefined;
  let block: Element | null = element;
  while (block !== null && getComputedStyle(block).display.startsWith('inline')) block = parentOf(block);
  return block ?? undefined;
}

/** Of at least three words, nearly all in one kind of script. */
export function directionOf(text: string): 'ltr' | 'rtl' | undefined {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (text.split(' ').filter((word) => /\p{L}/u.test(word)).length < 3) return undefined;
  const share = (has: (letter: string) => boolean) => letters.filter(has).length / letters.length;
  if (share(hasRightToLeft) > 0.9) return 'rtl';
  return share(hasLeftToRight) > 0.98 ? 'ltr' : undefined;
}
