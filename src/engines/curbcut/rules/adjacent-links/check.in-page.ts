import { findAll, quote } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import { nameOf } from '../../in-page/accessible-name.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/** Finds adjacent links with equal names and URLs. Reports the second of them. */
export function check(): readonly ElementOutcome<typeof en>[] {
  return findAll('a[href] + a[href]').flatMap((element): readonly ElementOutcome<typeof en>[] => {
    const before = element.previousElementSibling;
    if (!(element instanceof HTMLAnchorElement && before instanceof HTMLAnchorElement)) return [];
    if (element.href !== before.href || hasTextBetween(before, element)) return [];
    const name = nameOf(element).toLowerCase();
    if (name === '' || nameOf(before).toLowerCase() !== name || !isExposed(element) || !isExposed(before)) return [];
    return [{ element, result: 'failed', message: ['repeated', { name: quote(nameOf(element)) }] }];
  });
}

export function hasTextBetween(before: Element, after: Element): boolean {
  for (let node = before.nextSibling; node !== null && node !== after; node = node.nextSibling)
    if (/\S/.test(node.nodeValue ?? '')) return true;
  return false;
}
