import { innerEdges } from '../../../../browser/in-page/edges.ts';
import {
  flatParentOf,
  hasOwnOverflow,
  isClear,
  isContainingBlock,
  opacityOfFilter,
} from '../../../in-page/seen-text.ts';
import { addTo } from '../../../in-page/add-to.ts';
import { lookKeyOf } from '../../in-page/part-keys.ts';
import { activeElement, blurActive, kindOf } from '../../in-page/stops.ts';

/** Compares stops with and without the focus by their styles. Pixels decide about the others. */

/**
 * `kinds`: stops whose styles do not change, grouped by their markup, once all are compared. `next`: the first stop
 * that was not compared, if any.
 */
export type FocusLooks = {
  readonly visible: number;
  readonly kinds: readonly (readonly number[])[];
  readonly next: number | null;
};

export type LooksSoFar = {
  visible: number;
  readonly changed: Map<string, number>;
  readonly same: Map<string, number[]>;
};

declare global {
  interface Window {
    curbcutLooks?: LooksSoFar;
  }
}

/** Compares these stops, and adds them to those before. Transitions must be off: see in-page/still.ts. */
export function probeFocus(first: number, count: number): FocusLooks {
  if (first === 0) window.curbcutLooks = { visible: 0, changed: new Map(), same: new Map() };
  const looks = window.curbcutLooks;
  const stops = window.curbcutStops ?? [];
  if (looks === undefined) throw new Error('The first stops were not compared.');
  const end = Math.min(stops.length, first + count);
  for (const [index, stop] of stops.slice(first, end).entries()) noteStop(looks, stop, first + index);
  blurActive();
  if (end < stops.length) return { visible: looks.visible, kinds: [], next: end };
  return { visible: looks.visible, kinds: [...looks.same.values()], next: null };
}

/** Keys of stops that are equal on all pages where pictures would show the same of them. */
export function keysOfSights(stops: readonly number[]): readonly string[] {
  const found = stops.flatMap((index) => window.curbcutStops?.[index] ?? []);
  return found.map((stop) => `${lookKeyOf(stop)} ${isCutAround(stop)}`);
}

export function noteStop(looks: LooksSoFar, stop: Element, index: number): void {
  const { changed, same } = looks;
  const kind = kindOf(stop);
  const look = findKnownLook(looks, kind) ?? probeStop(stop);
  if (look === 'same') addTo(same, kind, index);
  if (look !== 'changed') return;
  looks.visible += 1;
  changed.set(kind, (changed.get(kind) ?? 0) + 1);
}

/** If some elements of one kind show the focus, or many do not, the others are not tried. */
export function findKnownLook({ changed, same }: LooksSoFar, kind: string): 'changed' | 'same' | undefined {
  const [enough, many] = [2, 10];
  if ((changed.get(kind) ?? 0) >= enough) return 'changed';
  return changed.get(kind) === undefined && (same.get(kind)?.length ?? 0) >= many ? 'same' : undefined;
}

/** `unknown`: a part of it shows the focus, or it did not take the focus. */
export function probeStop(stop: Element): 'changed' | 'same' | 'unknown' {
  if (!isOneBox(stop)) return 'unknown';
  if (hasCaret(stop) && !isSeeThrough(stop)) return 'changed';
  return isCutAround(stop) ? 'same' : compareLooks(stop);
}

/** False if a part of the element has the focus, or what it refers to. */
export function isOneBox(stop: Element): stop is HTMLElement | SVGElement {
  const composite =
    'iframe, object, embed, audio, video, area, input[type=date], input[type=time], input[type=color], input[type=file]';
  return (stop instanceof HTMLElement || stop instanceof SVGElement) && stop.isConnected && !stop.matches(composite);
}

/** True if boxes may cut off all that is drawn around the element, so that only pictures show whether the focus can be seen. */
export function isCutAround(element: Element): boolean {
  let isOutOfFlow = false;
  for (let around: Element | null = element; around !== null; around = flatParentOf(around)) {
    const style = getComputedStyle(around);
    if (isOutOfFlow && isContainingBlock(style, 'absolute')) isOutOfFlow = false;
    const isBox = around !== element && !isOutOfFlow && cutsOverflow(around, style);
    if (style.clipPath !== 'none' || (isBox && isFilled(around, element))) return true;
    isOutOfFlow ||= /absolute|fixed/.test(style.position);
  }
  return false;
}

export function cutsOverflow(element: Element, style: CSSStyleDeclaration): boolean {
  const { overflowX, overflowY, contain } = style;
  const isCut = overflowX !== 'visible' || overflowY !== 'visible' || /paint|strict|content/.test(contain);
  return isCut && hasOwnOverflow(element, style);
}

/** True if the element reaches to all four edges of the box. */
export function isFilled(box: Element, element: Element): boolean {
  const [inner, own] = [innerEdges(box), element.getBoundingClientRect()];
  const reaches = [inner.left - own.left, own.right - inner.right, inner.top - own.top, own.bottom - inner.bottom];
  return reaches.every((beyond) => beyond > -1);
}

/** Compares the outline first, because most pages show it, and reading everything else takes long. */
export function compareLooks(stop: HTMLElement | SVGElement): 'changed' | 'same' | 'unknown' {
  blurActive();
  const outline = outlineOf(stop, getComputedStyle(stop));
  stop.focus({ preventScroll: true });
  if (activeElement() !== stop) return 'unknown';
  if (outlineOf(stop, getComputedStyle(stop)) !== outline) return 'changed';
  const focused = readLook(stop);
  blurActive();
  return readLook(stop) === focused ? 'same' : 'changed';
}

/** True if a cursor shows the focus. Fields for one digit often have none. What ends motion hides all cursors. */
export function hasCaret(element: Element): boolean {
  return isTextField(element) && !isClear(window.curbcutStill?.carets.get(element) ?? '');
}

export function isTextField(element: Element): boolean {
  if (element instanceof HTMLInputElement) {
    const others = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
    return !others.includes(element.type) && !element.readOnly;
  }
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element instanceof HTMLElement && element.isContentEditable;
}

/**
 * The styles of the element, its generated content, and its children, neighbors and ancestors. What the browser skips,
 * such as a closed `details`, has a size only now and then.
 */
export function readLook(element: Element): string {
  const mostNear = 8;
  const near = [element, element.previousElementSibling, element.nextElementSibling, ...element.children];
  const looks = near
    .filter((one) => one !== null)
    .filter((one) => one.checkVisibility() && !isSeeThrough(one))
    .slice(0, mostNear)
    .flatMap((one) => [null, '::before', '::after'].map((part) => lookOf(one, part)));
  return [...looks, ...listAncestors(element).map((one) => lookOf(one, null))].join('\n');
}

export function listAncestors(element: Element): readonly Element[] {
  const mostLevels = 3;
  const ancestors: Element[] = [];
  for (let above = element.parentElement; above !== null; above = above.parentElement) ancestors.push(above);
  return ancestors.slice(0, mostLevels);
}

/** An animation that the focus starts is a change, although it begins with the styles before it. */
export const drawnProperties =
  'animation-name background-color background-image background-position border-bottom-color border-bottom-style border-bottom-width border-left-color border-left-width border-top-color border-top-width box-shadow clip clip-path color display fill filter font-weight height left opacity stroke text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness text-shadow top transform visibility width';

export function lookOf(element: Element, part: string | null): string {
  const style = getComputedStyle(element, part);
  if (part !== null && ['none', 'normal'].includes(style.content)) return '';
  const names = part === null ? drawnProperties : `content ${drawnProperties}`;
  const drawn = names
    .split(' ')
    .map((name) => (name === 'box-shadow' ? shadowOf(element, style) : style.getPropertyValue(name)));
  return [outlineOf(element, style), ...drawn].join(';');
}

/** Empty for an outline that is not drawn, or in about the color of its ground. Pictures decide about those. */
export function outlineOf(element: Element, style: CSSStyleDeclaration): string {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style;
  const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && !isClear(outlineColor);
  const isDrawn = hasOutline && !isSeeThrough(element);
  const isOutside = outlineStyle !== 'auto' && Number.parseFloat(outlineOffset) >= 0;
  if (!isDrawn || (isOutside && isLikeGround(outlineColor, element))) return '';
  return [outlineStyle, outlineWidth, outlineColor].join(' ');
}

/** True if opacity hides the element and its outline. Drawn check boxes lie over or beside a hidden field. */
export function isSeeThrough(element: Element): boolean {
  const leastOpacity = 0.05;
  let opacity = 1;
  for (let around: Element | null = element; around !== null; around = flatParentOf(around)) {
    const style = getComputedStyle(around);
    opacity *= Number(style.opacity) * opacityOfFilter(style.filter);
    if (opacity < leastOpacity) return true;
  }
  return false;
}

/** Empty for shadows outside of the element in about the color of its ground. */
export function shadowOf(element: Element, { boxShadow }: CSSStyleDeclaration): string {
  const colors = boxShadow.match(/\w+\([^)]*\)/g) ?? [];
  const isLost = !boxShadow.includes('inset') && colors.every((color) => isLikeGround(color, element));
  return isLost ? '' : boxShadow;
}

export function isLikeGround(color: string, element: Element): boolean {
  const mostLevels = 3;
  const [one, ground] = [color, groundOf(element) ?? ''].map(channelsOf);
  if (one?.length !== 3 || ground?.length !== 3) return color === groundOf(element);
  return one.every((level, index) => Math.abs(level - (ground[index] ?? 0)) <= mostLevels);
}

/** Empty for colors that are no `rgb()`. Those with an alpha have four channels. */
export function channelsOf(color: string): readonly number[] {
  return color.startsWith('rgb') ? (color.match(/[\d.]+/g) ?? []).map(Number) : [];
}

/** The color of the nearest background around the element. Undefined if an image is there. */
export function groundOf(element: Element): string | undefined {
  for (let around = flatParentOf(element); around !== null; around = flatParentOf(around)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(around);
    if (backgroundImage !== 'none') return undefined;
    if (!isClear(backgroundColor)) return backgroundColor;
  }
  return 'rgb(255, 255, 255)';
}
