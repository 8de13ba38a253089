import type { Edges } from '../../../../browser/in-page/edges.ts';
import { overlap } from '../../../../browser/in-page/edges.ts';
import type { Rgb } from '../../../curbcut/in-page/colors.ts';
import { contrastOf, over, paintedAt, readRgba } from '../../../curbcut/in-page/colors.ts';
import { leastRatio } from '../../../curbcut/in-page/control-look.ts';
import { parentOf } from '../../../in-page/elements.ts';
import { flatParentOf, isClear } from '../../../in-page/seen-text.ts';
import { activeElement, blurActive, kindOf } from '../../in-page/stops.ts';
import { isHit } from '../focus-visible/picture.in-page.ts';
import { hasCaret, isOneBox, listAncestors, lookOf } from '../focus-visible/look.in-page.ts';

/** Reads what styles change with the focus, and whether one of the colors stands out. */

/** `pale`: stops of one kind, and the highest contrast of the colors that change, below 3. `next`: as of `FocusLooks`. */
export type FocusMarks = {
  readonly clear: number;
  readonly pale: readonly { readonly stops: readonly number[]; readonly ratio: number }[];
  readonly next: number | null;
};

/** A number: the highest contrast of the colors, below 3. `none`: no mark of the page. `unclear`: styles do not tell. */
export type Mark = 'none' | 'clear' | 'unclear' | number;
/** `far`: selectors of styles by which the focus may change something far from its element. */
export type MarksSoFar = {
  readonly kinds: Map<string, { readonly mark: Mark; readonly stops: number[] }>;
  readonly far: readonly string[];
};

declare global {
  interface Window {
    curbcutMarks?: MarksSoFar;
  }
}

/** Looks at one stop of each kind, and adds these stops to those before. Transitions must be off: see in-page/still.ts. */
export function probeMarks(first: number, count: number): FocusMarks {
  const stops = window.curbcutStops ?? [];
  const begun = first === 0 ? undefined : window.curbcutMarks;
  const soFar: MarksSoFar = begun ?? { kinds: new Map(), far: listFarSelectors() };
  window.curbcutMarks = soFar;
  const { kinds, far } = soFar;
  const end = Math.min(stops.length, first + count);
  for (const [index, stop] of stops.slice(first, end).entries()) {
    const name = kindOf(stop);
    const kind = kinds.get(name) ?? { mark: probeMark(stop, far), stops: [] };
    kinds.set(name, kind);
    kind.stops.push(first + index);
  }
  blurActive();
  if (end < stops.length) return { clear: 0, pale: [], next: end };
  const all = [...kinds.values()];
  const clear = all.filter(({ mark }) => mark === 'clear').reduce((sum, kind) => sum + kind.stops.length, 0);
  const pale = all.flatMap(({ mark: ratio, stops: ofKind }) =>
    typeof ratio === 'number' ? [{ stops: ofKind, ratio }] : [],
  );
  return { clear, pale, next: null };
}

/** `none`: the browser draws its own outline, a cursor shows the focus, or no style changes. */
export function probeMark(stop: Element, far: readonly string[]): Mark {
  if (!isOneBox(stop) || hasCaret(stop)) return 'none';
  stop.focus({ preventScroll: true });
  if (activeElement() !== stop || getComputedStyle(stop).outlineStyle === 'auto') return 'none';
  blurActive();
  const before = readParts(stop);
  const watch = new MutationObserver(() => undefined);
  watch.observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
  stop.focus({ preventScroll: true });
  const mark = compareParts(stop, before, readParts(stop));
  const isAnswered = watch.takeRecords().length > 0;
  watch.disconnect();
  if (typeof mark !== 'number') return mark;
  return isAnswered || changesFar(stop, far) || !isInSight(stop) ? 'unclear' : mark;
}

/** False for an element that is hidden, or lies behind another one. */
export function isInSight(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const xs = [left + 2, (left + right) / 2, right - 2];
  return xs.every((x) => isHit(element, x, (top + bottom) / 2));
}

/** True if a style changes something that `readParts` does not read. */
export function changesFar(stop: Element, far: readonly string[]): boolean {
  const near = new Set([
    stop,
    ...stop.children,
    stop.previousElementSibling,
    stop.nextElementSibling,
    ...listAncestors(stop),
  ]);
  return far.some((selector) => [...document.querySelectorAll(selector)].some((element) => !near.has(element)));
}

export function listFarSelectors(): readonly string[] {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const selectors = sheets.flatMap(listSelectors);
  const far = selectors.filter((selector) => /:focus/.test(selector) && /:has\(|:focus-within|[+~]/.test(selector));
  return far.map((selector) => selector.replaceAll(/::[\w-]+(?:\([^()]*\))?/g, '')).filter(isSelector);
}

/** Empty for a style sheet of another origin, which no script can read. */
export function listSelectors(sheet: CSSStyleSheet | CSSGroupingRule): readonly string[] {
  try {
    return [...sheet.cssRules].flatMap((rule) => {
      const own = rule instanceof CSSStyleRule ? [rule.selectorText] : [];
      return rule instanceof CSSGroupingRule ? [...own, ...listSelectors(rule)] : own;
    });
  } catch {
    return [];
  }
}

export function isSelector(selector: string): boolean {
  try {
    document.createDocumentFragment().querySelector(selector);
    return true;
  } catch {
    return false;
  }
}

/** `colors`: what styles draw on an element, by name. `rest`: all else that they say, of it and around it. */
export type Parts = {
  readonly colors: ReadonlyMap<Element, ReadonlyMap<string, string>>;
  readonly rest: string;
};

/** The colors of an element and of what is in it, and the other styles there and around it. */
export function readParts(element: Element): Parts {
  const mostInside = 8;
  const own = [element, ...element.children].filter((one) => one.checkVisibility()).slice(0, mostInside);
  const beside = [element.previousElementSibling, element.nextElementSibling, ...listAncestors(element)];
  const others = beside.filter((one) => one !== null).filter((one) => one.checkVisibility());
  const rest = [
    ...own.flatMap((one) => [readShape(one), lookOf(one, '::before'), lookOf(one, '::after')]),
    ...others.flatMap((one) => [null, '::before', '::after'].map((part) => lookOf(one, part))),
  ];
  return { colors: new Map(own.map((one) => [one, readMarks(one)])), rest: rest.join('\n') };
}

/** The styles that change more than a color. */
export function readShape(element: Element): string {
  const names =
    'animation-name background-image background-position clip clip-path display filter font-weight height left opacity text-decoration-thickness text-shadow top transform visibility width';
  const style = getComputedStyle(element);
  return names
    .split(' ')
    .map((name) => style.getPropertyValue(name))
    .join(';');
}

export function compareParts(stop: Element, before: Parts, after: Parts): Mark {
  const ratios = [...after.colors].flatMap(([element, marks]) => ratiosOf(element, before.colors.get(element), marks));
  if (ratios.length === 0 && before.rest === after.rest) return 'none';
  if (ratios.some((ratio) => ratio !== undefined && ratio >= leastRatio)) return 'clear';
  const known = ratios.filter((ratio) => ratio !== undefined);
  const isSure = before.rest === after.rest && known.length === ratios.length && isAloneOnGround(stop);
  return isSure ? Math.max(1, ...known) : 'unclear';
}

/** The highest contrast of each color that changes: to what is beside it, and to the color before. */
export function ratiosOf(
  element: Element,
  before: ReadonlyMap<string, string> | undefined,
  after: ReadonlyMap<string, string>,
): readonly (number | undefined)[] {
  const changed = [...after].filter(([name, value]) => value !== (before?.get(name) ?? ''));
  if (changed.length === 0) return [];
  const around = parentOf(element);
  const [inside, outside] = [element, around].map((one) => (one === null ? undefined : paintedAt(one)?.background));
  return changed.map(([name, value]) => {
    if (inside === undefined || outside === undefined) return undefined;
    const [now, then] = [value, before?.get(name) ?? ''].map((text) => paintColors(text, outside));
    if (now === undefined || then === undefined) return undefined;
    // What goes away is seen as well as what comes.
    const [drawn, other] = now.length > 0 ? [now, then] : [then, []];
    return Math.max(1, ...drawn.flatMap((color) => [inside, outside, ...other].map((one) => contrastOf(color, one))));
  });
}

/** The colors in a value, as they are painted on the ground. */
export function paintColors(value: string, ground: Rgb): readonly Rgb[] | undefined {
  const colors = (value.match(/[a-z]+\([^()]*\)/g) ?? []).map((color) => readRgba(color));
  if (colors.includes(undefined)) return undefined;
  return colors.flatMap((color) => (color === undefined ? [] : [over(color, ground)]));
}

/** True if one color is around the element, as far as its ring reaches. Call it while the element has the focus. */
export function isAloneOnGround(element: Element): boolean {
  const reach = reachOf(getComputedStyle(element));
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const ring = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
  for (let at = element; ;) {
    const beside = [at.previousElementSibling, at.nextElementSibling].filter((one) => one !== null);
    if (beside.some((one) => isDrawnIn(one, ring))) return false;
    const around = flatParentOf(at);
    if (around === null) return true;
    if (isDrawn(around)) return isWithin(ring, around.getBoundingClientRect());
    at = around;
  }
}

/** The pixels that outline and shadow reach beyond the element. */
export function reachOf({ outlineStyle, outlineWidth, outlineOffset, boxShadow }: CSSStyleDeclaration): number {
  const outline = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const lengths = (boxShadow.match(/-?[\d.]+px/g) ?? []).map((length) => Math.abs(Number.parseFloat(length)));
  return Math.max(1, outline, Math.max(0, ...lengths) * 2);
}

/** True if something of this element is drawn in the ring. One with many parts counts as such. */
export function isDrawnIn(element: Element, ring: Edges): boolean {
  const mostParts = 40;
  const isInRing = (part: Element) => overlap(part.getBoundingClientRect(), ring);
  if (!isInRing(element)) return false;
  const parts = [element, ...element.querySelectorAll('*')];
  return parts.length > mostParts || parts.some((part) => isInRing(part) && isDrawn(part));
}

export function isDrawn(element: Element): boolean {
  if (element.matches('img, svg, canvas, video, iframe, input, select, textarea, button')) return true;
  const { backgroundColor, backgroundImage, borderTopWidth, borderBottomWidth, boxShadow } = getComputedStyle(element);
  const hasLine = [borderTopWidth, borderBottomWidth].some((width) => Number.parseFloat(width) > 0);
  return !isClear(backgroundColor) || backgroundImage !== 'none' || boxShadow !== 'none' || hasLine;
}

export function isWithin({ left, top, right, bottom }: Edges, box: Edges): boolean {
  return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
}

/** The lines and colors that styles draw on an element, by name. Empty for those that are not drawn. */
export function readMarks(element: Element): ReadonlyMap<string, string> {
  const style = getComputedStyle(element);
  const lines = ['outline', 'border-top', 'border-right', 'border-bottom', 'border-left'];
  const fills = ['background-color', 'box-shadow', 'color', 'fill', 'stroke'];
  const { textDecorationLine, textDecorationColor } = style;
  const underline = textDecorationLine === 'none' ? '' : `${textDecorationLine} ${textDecorationColor}`;
  return new Map([
    ...lines.map((name) => [name, readLine(style, name)] as const),
    ...fills.map((name) => [name, style.getPropertyValue(name)] as const),
    ['text-decoration', underline],
  ]);
}

export function readLine(style: CSSStyleDeclaration, name: string): string {
  const [line = '', width = '', color = ''] = ['style', 'width', 'color'].map((part) =>
    style.getPropertyValue(`${name}-${part}`),
  );
  return /none|hidden/.test(line) || Number.parseFloat(width) === 0 ? '' : [line, width, color].join(' ');
}
