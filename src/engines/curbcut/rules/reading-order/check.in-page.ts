import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { collapse } from '../../in-page/accessible-name.ts';
import { isInFlow, isShownBefore, nameOf } from '../../in-page/shown-order.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds lines of at least three elements, some of them floating, whose visible order differs from the document's. */
export function check(): readonly ElementOutcome<typeof en>[] {
  const floating = findAll('body *').filter((element) => getComputedStyle(element).float !== 'none');
  const parents = new Set(floating.map(({ parentElement }) => parentElement));
  return [...parents].flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const items = element === null ? [] : listLine(element);
    if (element === null || items.length < 3) return [];
    const at = items.findIndex((item, index) => index > 0 && isShownBefore(item, items[index - 1]));
    const [first, second] = [items[at - 1], items[at]];
    if (first === undefined || second === undefined) return [{ element, result: 'passed' }];
    return [{ element, result: 'needs_review', message: ['before', { second: nameOf(second), first: nameOf(first) }] }];
  });
}

/** The children with text, if all are in one line. Otherwise empty. */
export function listLine(parent: Element): readonly Element[] {
  const longest = 200;
  const items = [...parent.children].filter(
    (item) => isInFlow(item) && isExposed(item) && collapse(item.textContent ?? '') !== '',
  );
  const boxes = items.map((item) => item.getBoundingClientRect());
  const top = Math.max(...boxes.map((box) => box.top));
  const bottom = Math.min(...boxes.map((box) => box.bottom));
  const isShort = items.every((item) => (item.textContent ?? '').length <= longest);
  return isShort && bottom > top ? items : [];
}
