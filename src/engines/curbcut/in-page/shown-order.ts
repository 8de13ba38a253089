import { quote } from '../../in-page/elements.ts';
import { collapse } from './accessible-name.ts';

export function isInFlow(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && !/^(?:absolute|fixed)$/.test(getComputedStyle(element).position);
}

/** True if the item comes first in one line or one column. Columns side by side may each be read from top to bottom. */
export function isShownBefore(item: Element, other: Element | undefined): boolean {
  if (other === undefined) return false;
  const [a, b] = [item.getBoundingClientRect(), other.getBoundingClientRect()];
  const slack = 2;
  const inLine = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
  const inColumn = Math.min(a.right, b.right) - Math.max(a.left, b.left) > Math.min(a.width, b.width) / 2;
  const isRightToLeft = getComputedStyle(item.parentElement ?? item).direction === 'rtl';
  const isAhead = isRightToLeft ? a.left >= b.right - slack : a.right <= b.left + slack;
  return inLine ? isAhead : inColumn && a.bottom <= b.top + slack;
}

/** Its text, or the element itself: `<div>`. */
export function nameOf(element: Element): string {
  const longest = 40;
  const text = collapse(element.getAttribute('aria-label') ?? element.textContent ?? '');
  if (text === '') return `<${element.localName}>`;
  return quote(text, longest);
}
