import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds lines that begin with a bullet, or with numbers in order, but are not in a list. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('p, div, td, dd, main, section, article, blockquote, form').flatMap(
    (element): readonly ElementOutcome<typeof en>[] => {
      if (element.closest('ul, ol, dl, pre, code, [role="list"]') !== null || !isExposed(element)) return [];
      const count = runsOf(element)
        .map(countMarked)
        .find((marked) => marked > 0);
      return count === undefined ? [] : [{ element, result: 'needs_review', message: ['list', { n: count }] }];
    },
  );
}

/**
 * The number of lines that begin like those of a list. 0 if there are too few, or if more than one other line is
 * between them.
 */
export function countMarked(lines: readonly string[]): number {
  const fewest = 3;
  const marked = lines.filter((line) => /^(?:[•·▪‣◦●*–-]|\d{1,2}[.)])\s+\S/.test(line)).length;
  return marked < fewest || marked < lines.length - 1 ? 0 : marked;
}

/**
 * The lines that br elements separate, in runs without another block, or the paragraphs of an element that contains
 * only paragraphs.
 */
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
