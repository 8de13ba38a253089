import { findAll } from '../../in-page/elements.ts';
import { isExposed } from '../../in-page/exposed.ts';
import { collapse } from './accessible-name.ts';
import type { Verdict } from './verdict.ts';

/** Paragraphs that look like the heading of the next one: short, all bold or large, without a final period. */
export function checkFakeHeadings(): readonly Verdict[] {
  const inOther =
    'h1, h2, h3, h4, h5, h6, [role], table, li, dl, figure, blockquote, footer, form, summary, button, a, nav';
  return findAll('p, div').flatMap((element): readonly Verdict[] => {
    const text = ownLine(element);
    const next = element.nextElementSibling;
    if (text === '' || next === null || !next.matches('p, ul, ol')) return [];
    if (element.closest(inOther) !== null || !isExposed(element) || !standsOut(element, next)) return [];
    return [{ element, result: 'needs_review', message: ['likeHeading', text.slice(0, 80)] }];
  });
}

/** The text of an element that is one short line and nothing else; otherwise empty. */
export function ownLine(element: Element): string {
  const longest = 80;
  if (element.querySelector(':not(b, strong, span, font, em, i)') !== null) return '';
  const text = collapse(element.textContent ?? '');
  return text.length <= longest && /\p{L}{2}/u.test(text) && !/[.,;:!…]$/.test(text) ? text : '';
}

/** Bold where the next text is not, and at least as large; or much larger. */
export function standsOut(element: Element, next: Element): boolean {
  const [own, other] = [styleOfText(element), styleOfText(next)];
  if (own === undefined || other === undefined) return false;
  const isBolder = own.weight >= 600 && other.weight < 600 && own.size >= other.size;
  return isBolder || own.size >= 1.3 * other.size;
}

export type TextStyle = { readonly weight: number; readonly size: number };

/** Of the first text in it, where all of its text is alike. */
export function styleOfText(element: Element): TextStyle | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let first: TextStyle | undefined;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement === null || !/\S/.test(node.nodeValue ?? '')) continue;
    const style = getComputedStyle(node.parentElement);
    const found = { weight: Number(style.fontWeight), size: Number.parseFloat(style.fontSize) };
    if (first === undefined) first = found;
    // In a longer text only its beginning matters, unless it is what stands out.
    else if (found.weight !== first.weight && element.textContent.length <= 80) return undefined;
    else return first;
  }
  return first;
}

/** Lines that begin with a bullet, or with numbers in order, and are in no list. */
export function checkFakeLists(): readonly Verdict[] {
  const fewest = 3;
  return findAll('p, div, td').flatMap((element): readonly Verdict[] => {
    if (element.closest('ul, ol, dl, pre, code, [role="list"]') !== null || !isExposed(element)) return [];
    const lines = linesOf(element);
    const marks = lines.map((line) => /^(?:[•·▪‣◦●*–-]|\d{1,2}[.)])\s+\S/.exec(line)?.[0] ?? '');
    const marked = marks.filter((mark) => mark !== '');
    if (marked.length < fewest || marked.length < lines.length - 1) return [];
    return [{ element, result: 'needs_review', message: ['likeList', marked.length] }];
  });
}

/** The lines of text that br elements separate, or the paragraphs of an element that has only such. */
export function linesOf(element: Element): readonly string[] {
  const children = [...element.children];
  if (children.some((child) => child.localName === 'br')) {
    const lines = [''];
    for (const node of element.childNodes) {
      if (node instanceof Element && node.localName === 'br') lines.push('');
      else lines[lines.length - 1] += node.textContent ?? '';
    }
    return lines.map(collapse).filter((line) => line !== '');
  }
  const isOfParagraphs = children.length > 0 && children.every((child) => child.localName === 'p');
  return isOfParagraphs ? children.map((child) => collapse(child.textContent ?? '')).filter((line) => line !== '') : [];
}
