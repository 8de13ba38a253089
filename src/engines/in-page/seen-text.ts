import type { Edges } from '../../browser/in-page/edges.ts';
import { innerEdges, meet } from '../../browser/in-page/edges.ts';
import { boxOfClipPath } from './clip-path.ts';
import { parentOf } from './elements.ts';

/**
 * True if people can see a part of these boxes of a text: the page paints it, and no box cuts it off completely. It may
 * take scrolling. Text behind other elements counts as seen.
 */
export function isSeenText({ parentElement, parentNode }: Text, boxes: readonly Edges[]): boolean {
  const element = parentNode instanceof ShadowRoot ? parentNode.host : parentElement;
  if (element === null || !isPainted(element)) return false;
  return boxes.some((box) => isLarge(seenPart(box, element)));
}

export function isLarge({ left, right, top, bottom }: Edges): boolean {
  const least = 2;
  return right - left >= least && bottom - top >= least;
}

/** True if its letters have a color, and neither opacity nor a mask takes it away. */
export function isPainted(element: Element): boolean {
  const leastOpacity = 0.05;
  let opacity = 1;
  let hasInk = drawsLetters(getComputedStyle(element));
  for (let around = alteringFrom(element); around !== null; around = alteringFrom(flatParentOf(around))) {
    const style = getComputedStyle(around);
    opacity *= Number(style.opacity) * opacityOfFilter(style.filter);
    if (style.backfaceVisibility === 'hidden' && isTurnedAway(around)) return false;
    hasInk ||= style.backgroundClip.includes('text');
    if (opacity < leastOpacity || isMaskedAway(style.maskImage)) return false;
  }
  return hasInk;
}

/** True for the back of a card that is turned, with what turns it. */
export function isTurnedAway(element: Element): boolean {
  let matrix = new DOMMatrix();
  for (let at: Element | null = element; at !== null; at = flatParentOf(at)) {
    const { transform, rotate, transformStyle } = getComputedStyle(at);
    if (at !== element && transformStyle !== 'preserve-3d') break;
    const [axis = '', angle] = rotate.split(' ');
    const turn = /^[xyz]$/.test(axis) ? `rotate${axis.toUpperCase()}(${angle})` : 'none';
    matrix = new DOMMatrix(turn).multiply(new DOMMatrix(transform)).multiply(matrix);
  }
  return matrix.m33 < 0;
}

export function drawsLetters(style: CSSStyleDeclaration): boolean {
  const hasOutline = Number.parseFloat(style.webkitTextStrokeWidth) > 0 && !isClear(style.webkitTextStrokeColor);
  return !isClear(style.webkitTextFillColor) || hasOutline || style.textShadow !== 'none';
}

export function isClear(color: string): boolean {
  return /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
}

export function opacityOfFilter(filter: string): number {
  return [...filter.matchAll(/\bopacity\(([\d.]+)\)/g)].reduce((product, [, value]) => product * Number(value), 1);
}

/** True for gradients that are clear everywhere. */
export function isMaskedAway(mask: string): boolean {
  if (!/gradient\(/.test(mask) || /url\(/.test(mask)) return false;
  const colors = mask.match(/\b(?:rgba?|color|oklch|oklab|lab|lch)\([^()]*\)/g) ?? [];
  return colors.length > 0 && colors.every(isClear);
}

export function flatParentOf(element: Element): Element | null {
  return element.assignedSlot ?? parentOf(element);
}

export function isInFlatTreeOf(element: Element, other: Element): boolean {
  for (let around: Element | null = other; around !== null; around = flatParentOf(around)) {
    if (around === element) return true;
  }
  return false;
}

/** The part of a box in an element that people can see or scroll to. It has no area if there is none. */
export function seenPart(box: Edges, element: Element): Edges {
  return cropAround(box, element, cropToOverflow);
}

/** The part of a box in an element that is in sight as long as nothing around it is scrolled. */
export function shownPart(box: Edges, element: Element): Edges {
  return cropAround(box, element, cropToBox);
}

/**
 * The element, or the nearest one around it, whose styles may crop, fade, move or scale what is in it. Few do, and many
 * elements are in the same ones, so a held page remembers them. Otherwise, each element is taken.
 */
export function alteringFrom(element: Element | null): Element | null {
  const known = window.curbcutHeld?.altering;
  if (known === undefined) return element;
  const plain: Element[] = [];
  let at = element;
  while (at !== null && !known.has(at) && isPlain(getComputedStyle(at))) {
    plain.push(at);
    at = flatParentOf(at);
  }
  const found = at !== null && known.has(at) ? (known.get(at) ?? null) : at;
  for (const one of plain) known.set(one, found);
  return found;
}

export function isPlain(style: CSSStyleDeclaration): boolean {
  const { overflowX, overflowY, position, clipPath, maskImage, filter, opacity } = style;
  const { backfaceVisibility, backgroundClip } = style;
  const isWhole = overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none' && maskImage === 'none';
  const isInk = opacity === '1' && filter === 'none' && !backgroundClip.includes('text');
  return (
    isWhole && isInk && position === 'static' && backfaceVisibility !== 'hidden' && !isContainingBlock(style, 'fixed')
  );
}

/** `crop`: leaves the part of a box that an element around it lets through. */
export function cropAround(box: Edges, element: Element, crop: typeof cropToOverflow): Edges {
  let part = box;
  // Absolutely positioned elements are not in the boxes between them and their containing block.
  let outOf: 'absolute' | 'fixed' | undefined;
  for (let around = alteringFrom(element); around !== null; around = alteringFrom(flatParentOf(around))) {
    const style = getComputedStyle(around);
    if (outOf !== undefined && isContainingBlock(style, outOf)) outOf = undefined;
    if (outOf === undefined) part = crop(part, around, style);
    part = cropToClip(part, around, style);
    if (style.position === 'fixed') outOf = 'fixed';
    if (style.position === 'absolute') outOf ??= 'absolute';
  }
  return meet(part, outOf === 'fixed' ? viewBox() : pageBox());
}

export function isContainingBlock(style: CSSStyleDeclaration, outOf: 'absolute' | 'fixed'): boolean {
  const { transform, translate, rotate, scale, filter, perspective, contain, backdropFilter } = style;
  const isMoved = [transform, translate, rotate, scale, filter, perspective, backdropFilter].some(
    (value) => value !== '' && value !== 'none',
  );
  const isContained = /paint|layout|strict|content/.test(contain);
  return isMoved || isContained || (outOf === 'absolute' && style.position !== 'static');
}

export function cropToOverflow(part: Edges, element: Element, style: CSSStyleDeclaration): Edges {
  const { overflowX, overflowY, direction } = style;
  if (!/auto|scroll/.test(`${overflowX} ${overflowY}`) || !hasOwnOverflow(element, style))
    return cropToBox(part, element, style);
  const box = innerEdges(element);
  return isLarge(meet(part, scrolledBox(element, box, direction))) ? box : emptyBox;
}

export function cropToBox(part: Edges, element: Element, style: CSSStyleDeclaration): Edges {
  const [isX, isY] = [style.overflowX !== 'visible', style.overflowY !== 'visible'];
  if (!(isX || isY) || !hasOwnOverflow(element, style)) return part;
  const box = innerEdges(element);
  return {
    left: isX ? Math.max(part.left, box.left) : part.left,
    right: isX ? Math.min(part.right, box.right) : part.right,
    top: isY ? Math.max(part.top, box.top) : part.top,
    bottom: isY ? Math.min(part.bottom, box.bottom) : part.bottom,
  };
}

/** The overflow of the root and the body is that of the view. */
export function hasOwnOverflow(element: Element, { display }: CSSStyleDeclaration): boolean {
  const isOfView = element === document.body || element === document.documentElement;
  return element instanceof HTMLElement && !isOfView && display !== 'inline' && display !== 'contents';
}

export const emptyBox = { left: 0, right: 0, top: 0, bottom: 0 };

/** All that can be scrolled into the element's box. Nothing before its start can. */
export function scrolledBox(element: Element, box: Edges, direction: string): Edges {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight } = element;
  const [top, start] = [box.top - scrollTop, (direction === 'rtl' ? box.right : box.left) - scrollLeft];
  const [left, right] = direction === 'rtl' ? [start - scrollWidth, start] : [start, start + scrollWidth];
  return { left, right, top, bottom: top + scrollHeight };
}

export function cropToClip(part: Edges, element: Element, style: CSSStyleDeclaration): Edges {
  const { clipPath, position } = style;
  // Many style sheets still hide text with it.
  const clip = style.getPropertyValue('clip');
  const hasClip = clip !== 'auto' && /absolute|fixed/.test(position);
  if (!hasClip && clipPath === 'none') return part;
  const box = element.getBoundingClientRect();
  const left = clipPath === 'none' ? undefined : boxOfClipPath(clipPath, box);
  return meet(hasClip ? meet(part, boxOfClip(clip, box)) : part, left ?? part);
}

/** `clip: rect(…)` counts all four sides from the top left corner. */
export function boxOfClip(clip: string, box: Edges): Edges {
  const [top = Number.NaN, right = Number.NaN, bottom = Number.NaN, left = Number.NaN] = clip
    .replace(/^rect\((.*)\)$/, '$1')
    .split(/,? /)
    .map((side) => Number.parseFloat(side));
  const from = (side: number, start: number, otherwise: number) => (Number.isNaN(side) ? otherwise : start + side);
  return {
    left: from(left, box.left, box.left),
    right: from(right, box.left, box.right),
    top: from(top, box.top, box.top),
    bottom: from(bottom, box.top, box.bottom),
  };
}

export function viewBox(): Edges {
  return { left: 0, right: window.innerWidth, top: 0, bottom: window.innerHeight };
}

export function pageBox(): Edges {
  const root = document.documentElement;
  const view = { left: 0, right: root.clientWidth, top: 0, bottom: root.clientHeight };
  const { scrollX, scrollY } = window;
  const isRight = getComputedStyle(root).direction === 'rtl';
  const left = isRight ? view.right - root.scrollWidth - scrollX : -scrollX;
  return { left, right: left + root.scrollWidth, top: -scrollY, bottom: root.scrollHeight - scrollY };
}
