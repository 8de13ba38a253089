import { findAll, quote } from '../../in-page/elements.ts';
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
    return [{ element, result: 'needs_review', message: ['likeHeading', quote(text)] }];
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
  return findAll('p, div, td, dd, main, section, article, blockquote, form').flatMap((element): readonly Verdict[] => {
    if (element.closest('ul, ol, dl, pre, code, [role="list"]') !== null || !isExposed(element)) return [];
    const count = runsOf(element)
      .map(countMarked)
      .find((marked) => marked > 0);
    return count === undefined ? [] : [{ element, result: 'needs_review', message: ['likeList', count] }];
  });
}

/** How many lines begin as those of a list do; 0 where they are too few, or more than one other line is between them. */
export function countMarked(lines: readonly string[]): number {
  const fewest = 3;
  const marked = lines.filter((line) => /^(?:[•·▪‣◦●*–-]|\d{1,2}[.)])\s+\S/.test(line)).length;
  return marked < fewest || marked < lines.length - 1 ? 0 : marked;
}

/** The lines of text that br elements separate, in runs without another block; or the paragraphs of an element that has only such. */
export function runsOf(element: Element): readonly (readonly string[])[] {
  const children = [...element.children];
  if (children.some((child) => child.localName === 'br')) return runsOfText(element);
  const isOfParagraphs = children.length > 0 && children.every((child) => child.localName === 'p');
  return isOfParagraphs
    ? [children.map((child) => collapse(child.textContent ?? '')).filter((line) => line !== '')]
    : [];
}

export function runsOfText(element: Element): readonly (readonly string[])[] {
  const runs = [['']];
  for (const node of element.childNodes) {
    const run = runs.at(-1) ?? [];
    if (node instanceof Element && node.localName === 'br') run.push('');
    else if (node instanceof Element && !getComputedStyle(node).display.startsWith('inline')) runs.push(['']);
    else run[run.length - 1] += node.textContent ?? '';
  }
  return runs.map((run) => run.map(collapse).filter((line) => line !== ''));
}
