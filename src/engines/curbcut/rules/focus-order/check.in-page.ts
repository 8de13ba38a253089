import { findStops } from '../../../in-page/stop.ts';
import { isInFlow, isShownBefore, nameOf } from '../../in-page/shown-order.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { en } from './en.ts';

/**
 * Finds places where styles or `tabindex` make the focus order differ from the visible order: items of a flex or grid
 * container that are shown before an item that precedes them in the document, and elements with a positive `tabindex`
 * that overtake others.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const mostStops = 2_000;
  const stops = findStops().slice(0, mostStops);
  const containers = [...listContainers(stops)].map(([container, items]) => checkContainer(container, items));
  return [...containers, ...checkPositive(stops)];
}

/** The flex and grid containers with stops in at least two items, and these items in document order. */
export function listContainers(stops: readonly Element[]): ReadonlyMap<Element, readonly Element[]> {
  const items = new Map<Element, Set<Element>>();
  for (const stop of stops) {
    for (let item = stop; item.parentElement !== null; item = item.parentElement) {
      const known = items.get(item.parentElement) ?? new Set();
      items.set(item.parentElement, known);
      if (known.has(item)) break;
      known.add(item);
    }
  }
  const arranged = [...items].filter(([parent, own]) => own.size > 1 && arrangesItems(parent));
  return new Map(arranged.map(([parent, own]) => [parent, [...own].filter(isInFlow)] as const));
}

/** With `reading-flow`, the browser moves the focus in the visible order (CSS Display 4). */
export function arrangesItems(element: Element): boolean {
  const style = getComputedStyle(element);
  const flow = style.getPropertyValue('reading-flow') || 'normal';
  return /^(?:inline-)?(?:flex|grid)$/.test(style.display) && flow === 'normal';
}

export function checkContainer(element: Element, items: readonly Element[]): ElementOutcome<typeof en> {
  const at = items.findIndex((item, index) => index > 0 && isShownBefore(item, items[index - 1]));
  const [first, second] = [items[at - 1], items[at]];
  if (first === undefined || second === undefined) return { element, result: 'passed' };
  return { element, result: 'needs_review', message: ['before', { second: nameOf(second), first: nameOf(first) }] };
}

export function checkPositive(stops: readonly Element[]): readonly ElementOutcome<typeof en>[] {
  const positive = stops.filter((stop) => tabIndexOf(stop) > 0);
  return positive.map((element): ElementOutcome<typeof en> => {
    const overtaken = stops.slice(0, stops.indexOf(element)).find((stop) => comesAfter(stop, element));
    if (overtaken === undefined) return { element, result: 'passed' };
    return { element, result: 'needs_review', message: ['tabindex', { first: nameOf(overtaken) }] };
  });
}

/** True if the focus reaches a stop after this element although it is shown before it. */
export function comesAfter(stop: Element, element: Element): boolean {
  const [own, other] = [tabIndexOf(element), tabIndexOf(stop)];
  return (other === 0 || other > own) && isInFlow(stop) && isShownEarlier(stop, element);
}

export function isShownEarlier(stop: Element, element: Element): boolean {
  const [a, b] = [stop.getBoundingClientRect(), element.getBoundingClientRect()];
  return a.bottom <= b.top + 2 || isShownBefore(stop, element);
}

export function tabIndexOf(element: Element): number {
  return element instanceof HTMLElement || element instanceof SVGElement ? element.tabIndex : 0;
}
