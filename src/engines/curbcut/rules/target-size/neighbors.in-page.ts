import type { Edges } from '../../../../browser/in-page/edges.ts';
import { addTo } from '../../../in-page/add-to.ts';
import type { Target } from './region.in-page.ts';
import { isLargeEnough, minSize } from './region.in-page.ts';

/** Targets by the horizontal bands of the page that they lie in. */
export type Bands = ReadonlyMap<number, readonly Target[]>;

export function sortIntoBands(targets: readonly Target[]): Bands {
  const bands = new Map<number, Target[]>();
  for (const target of targets) for (const band of bandsOf(target.box)) addTo(bands, band, target);
  return bands;
}

export function bandsOf({ top, bottom }: Edges): readonly number[] {
  const height = 64;
  const most = 1_000;
  const [first, last] = [Math.floor(top / height), Math.floor(bottom / height)];
  return Array.from({ length: Math.min(most, last - first + 1) }, (_none, at) => first + at);
}

/** The other targets that the circle of 24 pixels around a target touches, or the circles around them. */
export function findNear(target: Target, bands: Bands): readonly Target[] {
  const { top, bottom } = target.box;
  const reached = bandsOf({ ...target.box, top: top - minSize(), bottom: bottom + minSize() });
  const others = new Set(reached.flatMap((band) => bands.get(band) ?? []));
  return [...others].filter((other) => other !== target && isNear(target, other) && isSeparate(target, other));
}

export function isNear({ parts }: Target, other: Target): boolean {
  const isOtherLarge = isLargeEnough(other.box);
  return parts.some((part) => {
    const center = centerOf(part);
    if (other.parts.some((its) => distanceTo(its, center) < radius())) return true;
    return !isOtherLarge && distance(centerOf(other.box), center) < 2 * radius();
  });
}

/** Browsers round places. */
export function radius(): number {
  return minSize() / 2 - 0.05;
}

export function centerOf({ left, right, top, bottom }: Edges): { readonly x: number; readonly y: number } {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

export function distanceTo(
  { left, right, top, bottom }: Edges,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

export function distance(
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** False for targets that do the same: links to one page, and a control that is all of another's content. */
export function isSeparate({ element }: Target, { element: other }: Target): boolean {
  const address = addressOf(element);
  if (address !== undefined && address === addressOf(other)) return false;
  return !isOnlyContent(element, other) && !isOnlyContent(other, element);
}

/** Undefined for an address that a script may give another meaning. */
export function addressOf(element: Element): string | undefined {
  if (!(element instanceof HTMLAnchorElement)) return undefined;
  const { href, protocol } = element;
  const written = (element.getAttribute('href') ?? '').trim();
  return written === '' || protocol === 'javascript:' || href.endsWith('#') ? undefined : href;
}

export function isOnlyContent(outer: Element, inner: Element): boolean {
  if (!outer.contains(inner)) return false;
  for (let at: Element | null = inner; at !== null && at !== outer; at = at.parentElement) {
    const siblings = [...(at.parentElement?.childNodes ?? [])];
    if (siblings.some((node) => node !== at && (node instanceof Element || node.nodeValue?.trim() !== '')))
      return false;
  }
  return true;
}
