import type { Edges } from '../../../../browser/in-page/edges.ts';
import { hasArea, overlap } from '../../../../browser/in-page/edges.ts';
import { isAbove } from '../../../in-page/paint-order.ts';
import { isFocusable, isInTabOrder, isWidget } from '../../in-page/widgets.ts';

/** A control that people click or tap on. `parts`: its boxes, one for each line. `box`: the box around them. */
export type Target = { readonly element: Element; readonly parts: readonly Edges[]; readonly box: Edges };

export function minSize(): number {
  return 24;
}

/** Browsers round sizes. */
export function isLargeEnough({ left, right, top, bottom }: Edges): boolean {
  const tolerance = 0.05;
  return right - left + tolerance >= minSize() && bottom - top + tolerance >= minSize();
}

/** The boxes that react to the pointer. Undefined if there are none. */
export function regionOf(element: Element): Target | undefined {
  const own = boxesOf(element);
  const around = surround(own);
  if (around === undefined) return undefined;
  if (isLargeEnough(around)) return { element, parts: own, box: around };
  const parts = [...own, ...listInner(element), ...labelsOf(element).flatMap(boxesOf)];
  const large = [...parts, ...listGenerated(element)].find(isLargeEnough);
  if (large !== undefined) return { element, parts: [large], box: large };
  const box = surround([...own, ...listInner(element)]) ?? around;
  return { element, parts: own.length === 1 ? [box] : own, box };
}

/** One box for each line of an inline element, and one for any other. */
export function boxesOf(element: Element): readonly Edges[] {
  return [...element.getClientRects()]
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
}

export function surround(boxes: readonly Edges[]): Edges | undefined {
  const [first, ...rest] = boxes;
  if (first === undefined) return undefined;
  return rest.reduce<Edges>(
    (one, other) => ({
      left: Math.min(one.left, other.left),
      right: Math.max(one.right, other.right),
      top: Math.min(one.top, other.top),
      bottom: Math.max(one.bottom, other.bottom),
    }),
    first,
  );
}

/** A click on its content is a click on the target, unless a box cuts the content off. */
export function listInner(element: Element): readonly Edges[] {
  const most = 50;
  if (cutsOff(element)) return [];
  return [...element.querySelectorAll('*')].slice(0, most).flatMap((inner) => {
    const { pointerEvents, visibility } = getComputedStyle(inner);
    if (pointerEvents === 'none' || visibility !== 'visible' || isOwnTarget(inner, element)) return [];
    return isCutOff(inner, element) ? [] : boxesOf(inner);
  });
}

export function isOwnTarget(inner: Element, target: Element): boolean {
  for (let at: Element | null = inner; at !== null && at !== target; at = at.parentElement)
    if (isWidget(at) && isFocusable(at)) return true;
  return false;
}

export function isCutOff(inner: Element, target: Element): boolean {
  for (let at = inner.parentElement; at !== null && at !== target; at = at.parentElement) if (cutsOff(at)) return true;
  return false;
}

export function cutsOff(element: Element): boolean {
  const { overflowX, overflowY, display } = getComputedStyle(element);
  return display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible');
}

/** A click on the label of a control is a click on the control. */
export function labelsOf(element: Element): readonly Element[] {
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  return labels.filter((label) => label instanceof Element);
}

/** The sizes of generated boxes over the target, such as one that stretches over a card. Their places are unknown. */
export function listGenerated(element: Element): readonly Edges[] {
  const { left, top } = element.getBoundingClientRect();
  return ['::before', '::after'].flatMap((part) => {
    const style = getComputedStyle(element, part);
    if (/^(?:none|normal)$/.test(style.content) || style.position !== 'absolute') return [];
    const { width, height, pointerEvents, display } = style;
    if (display === 'none' || pointerEvents === 'none') return [];
    return [{ left, top, right: left + Number.parseFloat(width), bottom: top + Number.parseFloat(height) }];
  });
}

/** WCAG 2.5.8 exempts targets whose size no author has changed: controls in the browser's own look. */
export function isSizedByBrowser(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.appearance !== 'auto' || Number(style.zoom) !== 1) return false;
  if (element.matches('input:is([type=checkbox], [type=radio])'))
    return style.width === '13px' && style.height === '13px';
  const own = browserLooks.find(([selector]) => element.matches(selector));
  if (own === undefined) return false;
  const [, padding, border, height] = own;
  const { borderTopWidth, borderTopStyle, fontSize, lineHeight } = style;
  const isAsWritten = [fontSize, lineHeight, style.padding, `${borderTopWidth} ${borderTopStyle}`].join(' ');
  // Fonts differ by a pixel. A narrow box is none of the browser's.
  const isNatural =
    Math.abs(Number.parseFloat(style.height) - height) <= 1 && Number.parseFloat(style.width) >= minSize();
  return isNatural && isAsWritten === `13.3333px normal ${padding} ${border}`;
}

/** The padding, border and height of controls without styles, by selector. */
export const browserLooks: readonly (readonly [string, string, string, number])[] = [
  ['button, input:is([type=button], [type=submit], [type=reset])', '1px 6px', '2px outset', 21],
  ['select:not([multiple], [size])', '0px', '1px solid', 19],
  ['input[type=range]', '0px', '0px none', 16],
  ['input:not([type=color], [type=file], [type=image], [type=date], [type=time])', '1px 2px', '2px inset', 21],
];

/** The largest part of a target that no other target covers. */
export function freePartOf({ element, box }: Target, near: readonly Target[]): Edges {
  const covers = near.filter(
    ({ element: other, box: its }) =>
      overlap(box, its) && !(element.contains(other) && !isInTabOrder(other)) && isAbove(other, element),
  );
  const parts = covers
    .flatMap((other) => other.parts)
    .reduce<readonly Edges[]>((left, cover) => left.flatMap((part) => cutOut(part, cover)).slice(0, 1_000), [box]);
  const sorted = parts.toSorted((one, other) => rankOf(other) - rankOf(one));
  return sorted[0] ?? { ...box, right: box.left, bottom: box.top };
}

export function rankOf(box: Edges): number {
  const area = (box.right - box.left) * (box.bottom - box.top);
  return isLargeEnough(box) ? Number.MAX_SAFE_INTEGER : area;
}

/** The largest boxes that remain of a box beside another. They overlap at the corners. */
export function cutOut(box: Edges, cover: Edges): readonly Edges[] {
  if (!overlap(box, cover)) return [box];
  return [
    { ...box, right: cover.left },
    { ...box, left: cover.right },
    { ...box, bottom: cover.top },
    { ...box, top: cover.bottom },
  ].filter(hasArea);
}
