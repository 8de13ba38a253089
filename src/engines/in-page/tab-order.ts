import { shadowOf } from './elements.ts';
import { isStop, stopSelector } from './stop.ts';

/** The place of elements in the order of their scope. `order`: the `tabindex` that decides it. */
export type Place = { readonly order: number; readonly stops: readonly Element[] };

/**
 * Lists the elements that Tab reaches, in the order of the flat tree. The document, each shadow root and each slot sort
 * their own elements (HTML, "sequential focus navigation").
 */
export function listTabOrder(): readonly Element[] {
  return listScope([document.documentElement]);
}

export function listScope(roots: readonly Element[]): readonly Element[] {
  const places = roots.flatMap(listPlaces);
  const positive = places.filter(({ order }) => order > 0).toSorted((one, other) => one.order - other.order);
  return [...positive, ...places.filter(({ order }) => order === 0)].flatMap(({ stops }) => stops);
}

/** The places of an element and of those below it, in the scope of the element. */
export function listPlaces(element: Element): readonly Place[] {
  const order = Number.parseInt(element.getAttribute('tabindex') ?? '0', 10) || 0;
  const own = element.matches(stopSelector) && isStop(element) ? [element] : [];
  const inside = listOwnedScope(element);
  if (inside === undefined) return [{ order, stops: own }, ...[...element.children].flatMap(listPlaces)];
  const isSkipped = shadowOf(element)?.delegatesFocus === true;
  // A negative `tabindex` takes the content out of the order, too.
  return order < 0 ? [] : [{ order, stops: [...(isSkipped ? [] : own), ...listScope(inside)] }];
}

/** The top elements of the scope that an element owns, as a shadow host or a filled slot does. */
export function listOwnedScope(element: Element): readonly Element[] | undefined {
  const shadow = shadowOf(element);
  if (shadow !== null) return [...shadow.children];
  const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  return assigned.length > 0 ? assigned : undefined;
}
