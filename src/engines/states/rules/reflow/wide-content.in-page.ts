import { isMoved } from '../../../in-page/clipped-text.ts';
import { parentOf } from '../../../in-page/elements.ts';
import type { Said } from '../../../rule-sentences.ts';
import { isShownBox, leavesFlow, listControls, listLines } from '../../in-page/content.ts';
import type { Spotted } from '../../in-page/described.ts';
import type { en } from './en.ts';

export type SpottedWidth = Spotted<Said<typeof en>>;

export type Part = {
  readonly element: Element;
  readonly left: number;
  readonly right: number;
  readonly isMedia: boolean;
};

/**
 * Finds elements that make the page scroll sideways, or that are cut off at its edge, in a narrow view (WCAG 1.4.10).
 */
export function findWideContent(): readonly SpottedWidth[] {
  return [...findSideways(), ...findWideLines()];
}

/** Content beyond the edge of the view. */
export function findSideways(): readonly SpottedWidth[] {
  const width = document.documentElement.clientWidth;
  const root = document.scrollingElement ?? document.documentElement;
  const isCut = isClipping(document.documentElement) || isClipping(document.body);
  const isTwoWay = root.scrollHeight > root.clientHeight + 1;
  if (!isCut && root.scrollWidth <= width + 1) return [];
  const isLeft = getComputedStyle(document.documentElement).direction === 'rtl';
  const beyond = listParts().filter((part) => isBeyond(part, width, isLeft));
  return beyond.flatMap((part) => judgePart(part, { width, isCut, isTwoWay, isLeft }));
}

export function isClipping(element: Element): boolean {
  return /hidden|clip/.test(getComputedStyle(element).overflowX);
}

export function isBeyond({ left, right }: Part, width: number, isLeft: boolean): boolean {
  const slack = 2;
  return isLeft ? left < -slack : right > width + slack;
}

/** Lines of text, controls, and two-dimensional content, limited to the parts that their boxes show. */
export function listParts(): readonly Part[] {
  const x = window.scrollX;
  const known = new Map<Element, readonly [number, number]>();
  const media = 'img, picture, video, canvas, svg, iframe, object, embed, table, pre, math, hr';
  const part = (element: Element, rect: DOMRect, isMedia: boolean): Part => {
    const [least, most] = limitsOf(element, known);
    return { element, left: Math.max(rect.left, least) + x, right: Math.min(rect.right, most) + x, isMedia };
  };
  return [
    ...listLines().map(({ element, rect }) => part(element, rect, false)),
    ...listControls().map((element) => part(element, element.getBoundingClientRect(), false)),
    ...[...document.querySelectorAll(media)]
      .filter(isShownBox)
      .map((element) => part(element, element.getBoundingClientRect(), true)),
  ];
}

/** The edges between which boxes around an element show it. */
export function limitsOf(element: Element, known: Map<Element, readonly [number, number]>): readonly [number, number] {
  const before = known.get(element);
  if (before !== undefined) return before;
  const above = parentOf(element);
  const isTop = above === null || element === document.body || element === document.documentElement;
  let limits: readonly [number, number] = isTop ? [-Infinity, Infinity] : limitsOf(above, known);
  if (!isTop && getComputedStyle(element).overflowX !== 'visible') {
    const { left, right } = element.getBoundingClientRect();
    limits = [Math.max(limits[0], left), Math.min(limits[1], right)];
  }
  known.set(element, limits);
  return limits;
}

export type View = {
  readonly width: number;
  readonly isCut: boolean;
  readonly isTwoWay: boolean;
  readonly isLeft: boolean;
};

export function judgePart(part: Part, view: View): readonly SpottedWidth[] {
  const exception = findTwoDimensional(part.element);
  if (view.isCut) return judgeCut(part, view, exception !== undefined);
  if (part.isMedia || exception !== undefined)
    return [{ element: exception ?? part.element, kind: 'needs_review', message: ['two_dimensional'] }];
  const isProven = view.isTwoWay && !leavesFlow(part.element) && !isUnbreakable(part.element);
  const element = findWidest(part.element, view);
  return isProven
    ? [{ element, kind: 'failed', message: ['sideways'] }]
    : [{ element, kind: 'needs_review', message: ['maybe_sideways'] }];
}

/** Content beside a view that cannot be scrolled is brought in by scripts, or never shown. */
export function judgeCut(part: Part, view: View, isExcepted: boolean): readonly SpottedWidth[] {
  const isOutside = view.isLeft ? part.right <= 0 : part.left >= view.width;
  if (part.isMedia || isOutside || leavesFlow(part.element) || isMoved(part.element)) return [];
  const element = findWidest(part.element, view);
  return isExcepted
    ? [{ element, kind: 'needs_review', message: ['maybe_cut_at_edge'] }]
    : [{ element, kind: 'failed', message: ['cut_at_edge'] }];
}

/** The outermost element that reaches beyond the view. It often has a fixed width. */
export function findWidest(element: Element, { width, isLeft }: View): Element {
  let widest = element;
  for (let at: Element | null = element; at !== null && at !== document.documentElement; at = parentOf(at)) {
    const { left, right } = at.getBoundingClientRect();
    if (isLeft ? left + window.scrollX < -2 : right + window.scrollX > width + 2) widest = at;
  }
  return widest;
}

/** WCAG 1.4.10 excepts content that needs two dimensions for its use or meaning. A person decides whether it does. */
export function findTwoDimensional(element: Element): Element | undefined {
  const exceptions =
    'table, pre, code, samp, kbd, svg, canvas, video, math, object, embed, iframe, textarea, [contenteditable], [role=table], [role=grid], [role=treegrid], [role=toolbar], [role=img], [role=application], [role=tablist], [class*=map i], [class*=carousel i], [class*=slider i], [class*=swiper i]';
  return element.closest(exceptions) ?? undefined;
}

/** True for one word, such as a URL, without a possible line break. */
export function isUnbreakable(element: Element): boolean {
  const longWord = 25;
  const text = (element.textContent ?? '').trim();
  return text.split(/\s+/).some((word) => word.length >= longWord);
}

/** Boxes that people must scroll sideways to read each line. */
export function findWideLines(): readonly SpottedWidth[] {
  const problems: SpottedWidth[] = [];
  for (const { element, rect } of listLines()) {
    const box = findScroller(element);
    if (box === undefined || findTwoDimensional(element) !== undefined) continue;
    if (box.scrollWidth > box.clientWidth + 1 && rect.width > box.clientWidth + 4)
      problems.push({ element: box, kind: 'needs_review', message: ['wide_lines'] });
  }
  return problems;
}

export function findScroller(element: Element): Element | undefined {
  for (let above: Element | null = element; above !== null && above !== document.body; above = parentOf(above)) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowX) && above.clientWidth > 0) return above;
  }
  return undefined;
}
