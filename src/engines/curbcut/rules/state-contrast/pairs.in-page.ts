import { roleOf } from '../../in-page/roles.ts';
import type { Matched } from './match-looks.in-page.ts';
import { haveOwnSigns, isKnown, isStateWord, matchLooks } from './match-looks.in-page.ts';
import { isActive, isSwitch, statefulSelector, stateNameOf, stateOf } from './stateful.in-page.ts';

/** Two controls of one group. `unit`: the box of the one that is on. `hasOwnSigns`: see match-looks.in-page.ts. */
export type Pair = { readonly unit: Element; readonly matched: readonly Matched[]; readonly hasOwnSigns: boolean };

/** The boxes of a group that hold one control each, such as items of a list. */
export type Units = { readonly on: Element; readonly off: Element; readonly group: ParentNode };

/**
 * The nearest control that is off, and differs from this one in its look and its text alone. What stands beside a
 * control may show its state, so the boxes that hold them are compared.
 */
export function pairOf(on: Element, items: readonly Element[]): Pair | undefined {
  const near = unitsOf(on, items);
  const hasOwnSigns = haveOwnSigns([...near.slice(0, 1).map((units) => units.on), ...near.map(({ off }) => off)]);
  for (const units of near) {
    const matched = matchLooks(units.on, units.off, hasOwnSigns);
    if (matched !== undefined && !isMarkedFromOutside(units)) return { unit: units.on, matched, hasOwnSigns };
  }
  return undefined;
}

/** True for a switch that has no other beside it. Only styles can tell its other look. */
export function isLone(element: Element, items: readonly Element[]): boolean {
  const parts = [element, ...element.querySelectorAll('*')];
  const most = 40;
  const isStyled = parts.length < most && parts.every(isKnown) && element.querySelector('input') === null;
  if (!isSwitch(element) || !isStyled || !isActive(element)) return false;
  return unitsOf(element, items).length === 0;
}

/** The nearest controls in the other state. Those that are the most equal in size come first. */
export function unitsOf(on: Element, items: readonly Element[]): readonly Units[] {
  const [mostLevels, mostTried] = [4, 12];
  const [role, name] = [roleOf(on), stateNameOf(on)];
  const state = stateOf(on);
  const others = items.filter(
    (one) =>
      one.localName === on.localName && roleOf(one) === role && stateNameOf(one) === name && stateOf(one) !== state,
  );
  let unit = on;
  for (let level = 0; level < mostLevels; level += 1) {
    const group = unit.parentNode;
    if (!(group instanceof Element || group instanceof ShadowRoot)) return [];
    const at = unit;
    const inGroup = others.flatMap((off) => {
      const other = childAround(off, group, level);
      return other === undefined ? [] : [{ off, units: { on: at, off: other, group } }];
    });
    const found = inGroup
      .slice(0, mostTried)
      .filter(({ off, units }) => isAlone(units.off, items) && isActive(off))
      .map(({ units }) => units);
    if (found.length > 0) return found.toSorted((one, other) => differenceOf(one) - differenceOf(other));
    if (!(group instanceof Element) || !isAlone(group, items) || isGroup(group)) return [];
    unit = group;
  }
  return [];
}

export function isAlone(unit: Element, items: readonly Element[]): boolean {
  return items.filter((item) => unit.contains(item)).length === 1;
}

export function isGroup(element: Element): boolean {
  return /^(?:tablist|listbox|radiogroup|menu|menubar|toolbar)$/.test(roleOf(element));
}

/** The child of the group that an element is in, if it is at this depth. */
export function childAround(element: Element, group: ParentNode, level: number): Element | undefined {
  let at: Element | null = element;
  for (let left = level; left > 0 && at !== null; left -= 1) at = at.parentElement;
  return at !== null && at.parentNode === group ? at : undefined;
}

export function differenceOf({ on, off }: Units): number {
  const [one, other] = [on, off].map((unit) => unit.getBoundingClientRect());
  return Math.abs((one?.width ?? 0) - (other?.width ?? 0)) + Math.abs((one?.height ?? 0) - (other?.height ?? 0));
}

/** True if something of the group may show the state, such as a line that a script moves below the chosen tab. */
export function isMarkedFromOutside({ on, off, group }: Units): boolean {
  const around = [group, group.parentNode].filter((one) => one instanceof Element);
  const isDrawnByStyles = around.some((element) => ['::before', '::after'].some((part) => isMark(element, part)));
  const beside = [group, group.parentNode]
    .flatMap((one) => (one instanceof Element || one instanceof ShadowRoot ? [...one.children] : []))
    .filter((child) => !child.contains(on) && !child.contains(off) && isWithoutState(child))
    .filter((child) => isStateWord((child.textContent ?? '').trim()));
  return isDrawnByStyles || beside.some((child) => isAt(child, on) && !isAt(child, off));
}

export function isWithoutState(element: Element): boolean {
  return stateOf(element) === undefined && element.querySelector(statefulSelector) === null;
}

export function isMark(element: Element, part: string): boolean {
  const { content, position, width, height } = getComputedStyle(element, part);
  if (content === 'none' || !/absolute|fixed/.test(position)) return false;
  return Number.parseFloat(width) > 0 && Number.parseFloat(height) > 0;
}

export function isAt(child: Element, unit: Element): boolean {
  const margin = 8;
  const [box, around] = [child.getBoundingClientRect(), unit.getBoundingClientRect()];
  if (box.width === 0 || box.height === 0) return false;
  const isBeside = box.left < around.right + margin && box.right > around.left - margin;
  return isBeside && box.top < around.bottom + margin && box.bottom > around.top - margin;
}
