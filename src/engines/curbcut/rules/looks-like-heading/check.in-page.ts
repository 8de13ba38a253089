import { findAll, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds paragraphs that look like the heading of the next one: short, all bold or large, without a final period. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const inOther =
    'h1, h2, h3, h4, h5, h6, [role], table, li, dl, figure, blockquote, footer, form, summary, button, a, nav';
  return findAll('p, div').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const text = ownLine(element);
    const next = element.nextElementSibling;
    if (text === '' || next === null || !next.matches('p, ul, ol')) return [];
    if (element.closest(inOther) !== null || !isExposed(element) || !standsOut(element, next)) return [];
    return [{ element, result: 'needs_review', message: ['heading', { text: quote(text) }] }];
  });
}

/** The text of an element that is only one short line, or an empty text. */
export function ownLine(element: Element): string {
  const longest = 80;
  if (element.querySelector(':not(b, strong, span, font, em, i)') !== null) return '';
  const text = collapse(element.textContent ?? '');
  return text.length <= longest && /\p{L}{2}/u.test(text) && !/[.,;:!…]$/.test(text) ? text : '';
}

/** True if it is bold while the next text is not, and at least as large, or if it is much larger. */
export function standsOut(element: Element, next: Element): boolean {
  const [own, other] = [styleOfText(element), styleOfText(next)];
  if (own === undefined || other === undefined) return false;
  const isBolder = own.weight >= 600 && other.weight < 600 && own.size >= other.size;
  return isBolder || own.size >= 1.3 * other.size;
}

export type TextStyle = { readonly weight: number; readonly size: number };

/** The style of its first text, if all of its text looks alike. */
export function styleOfText(element: Element): TextStyle | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let first: TextStyle | undefined;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement === null || !/\S/.test(node.nodeValue ?? '')) continue;
    const style = getComputedStyle(node.parentElement);
    const found = { weight: Number(style.fontWeight), size: Number.parseFloat(style.fontSize) };
    if (first === undefined) first = found;
    // Only the beginning of a longer text matters, unless it is the part that stands out.
    else if (found.weight !== first.weight && element.textContent.length <= 80) return undefined;
    else return first;
  }
  return first;
}
