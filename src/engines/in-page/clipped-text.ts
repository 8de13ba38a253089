import type { Edges } from '../../browser/in-page/edges.ts';
import { hasArea, innerEdges } from '../../browser/in-page/edges.ts';
import { parentOf } from './elements.ts';
import { isExposed } from './exposed.ts';
import type { ElementMark } from './found-element.ts';
import { markElement } from './found-element.ts';
import { isSeenText } from './seen-text.ts';

/** An element that cuts off text. `isProven`: no surrounding element could show the rest. */
export type ClippedText = ElementMark & { readonly isProven: boolean };
export type ClippedTexts = { readonly clean: number; readonly clipped: readonly ClippedText[] };

/** An element that clips text, and the directions in which it does. */
export type Clip = { readonly element: Element; readonly isX: boolean; readonly isY: boolean };

/** Finds text that does not fit into elements that hide overflow. */
export function findClippedTexts(most: number): ClippedTexts {
  const clips = new Map<Element, readonly Clip[]>();
  const cutting = new Map<Element, boolean>();
  for (const text of listTexts()) {
    const parent = text.parentElement;
    const around = parent === null ? [] : clipsAround(parent, clips);
    if (parent === null || around.length === 0 || !isExposed(parent)) continue;
    const cutter = findCutter(text, around);
    for (const { element } of around) cutting.set(element, cutting.get(element) === true || element === cutter);
  }
  const cutters = [...cutting].flatMap(([element, isCutting]) => (isCutting ? [element] : []));
  return { clean: cutting.size - cutters.length, clipped: cutters.slice(0, most).map(describeClipped) };
}

export function describeClipped(element: Element): ClippedText {
  return { ...markElement(element), isProven: !mayShowRest(element) };
}

export function listTexts(): readonly Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && /[\p{L}\p{N}]/u.test(node.data)) texts.push(node);
  }
  return texts;
}

/** The clips from the inside out, up to the next element that can be scrolled, or that leaves the flow. */
export function clipsAround(element: Element, known: Map<Element, readonly Clip[]>): readonly Clip[] {
  const before = known.get(element);
  if (before !== undefined) return before;
  const above = parentOf(element);
  // The view hides whatever the top elements hide.
  const isTop = above === null || element === document.body || element === document.documentElement;
  const found = isTop ? [] : [...clipOf(element), ...(endsClips(element) ? [] : clipsAround(above, known))];
  known.set(element, found);
  return found;
}

export function clipOf(element: Element): readonly Clip[] {
  const { overflowX, overflowY, display } = getComputedStyle(element);
  const [isX, isY] = [overflowX, overflowY].map((overflow) => /^(?:hidden|clip)$/.test(overflow));
  const isBox = element instanceof HTMLElement && display !== 'inline';
  return isBox && (isX === true || isY === true) ? [{ element, isX: isX === true, isY: isY === true }] : [];
}

export function endsClips(element: Element): boolean {
  const { overflowX, overflowY, position } = getComputedStyle(element);
  return /auto|scroll/.test(`${overflowX} ${overflowY}`) || /fixed|absolute/.test(position);
}

/** The element that cuts off a part of the text that is otherwise in sight. */
export function findCutter(text: Text, clips: readonly Clip[]): Element | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const all: readonly Edges[] = [...range.getClientRects()];
  let lines = all;
  for (const clip of clips) {
    lines = lines.filter(hasArea);
    // The rest of an invisible text is not missed.
    if (cutsOff(clip, lines)) return isSeenText(text, all) ? clip.element : undefined;
    // The text behind an ellipsis is beyond no other edge.
    lines = lines.map((line) => cropTo(clip, line));
  }
  return undefined;
}

export function cropTo({ element, isX, isY }: Clip, { left, right, top, bottom }: Edges): Edges {
  const box = innerEdges(element);
  return {
    left: isX ? Math.max(left, box.left) : left,
    right: isX ? Math.min(right, box.right) : right,
    top: isY ? Math.max(top, box.top) : top,
    bottom: isY ? Math.min(bottom, box.bottom) : bottom,
  };
}

export function cutsOff({ element, isX, isY }: Clip, lines: readonly Edges[]): boolean {
  const box = innerEdges(element);
  if (!lines.some((line) => isInSight(line, box))) return false;
  const style = getComputedStyle(element);
  const size = Number.parseFloat(style.fontSize);
  const hasEllipsis = style.whiteSpace === 'nowrap' && style.textOverflow !== 'clip';
  const lineHeight = style.lineHeight === 'normal' ? 1.2 * size : Number.parseFloat(style.lineHeight);
  // One line is shown completely, and the others are not shown.
  const isOneLine = Math.abs(lineHeight - element.getBoundingClientRect().height) <= 1;
  const isCutX =
    isX && !hasEllipsis && lines.some(({ left, right }) => box.left - left > size / 2 || right - box.right > size / 2);
  // The box of a line is higher than its letters.
  const isCutY = isY && !isOneLine && lines.some((line) => hiddenHeight(line, box) > 0.4 * (line.bottom - line.top));
  return isCutX || isCutY;
}

/** True if a part of the line can be seen. Text that is hidden completely is meant to be hidden. */
export function isInSight(line: Edges, box: Edges): boolean {
  const least = 4;
  const width = Math.min(line.right, box.right) - Math.max(line.left, box.left);
  const height = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
  return width >= least && height >= least;
}

export function hiddenHeight(line: Edges, box: Edges): number {
  return Math.max(0, box.top - line.top) + Math.max(0, line.bottom - box.bottom);
}

/** True if people may get to the rest: by a control in it or near it, its corner, a moving part, or a tooltip. */
export function mayShowRest(element: Element): boolean {
  const controls =
    'a, button, summary, details, label, input, select, textarea, iframe, video, audio, [tabindex], [role="button"], [role="link"], [role="tab"], [onclick], [title], [aria-controls], [aria-expanded], [popovertarget]';
  const block = parentOf(parentOf(element) ?? element) ?? element;
  if (element.closest(controls) !== null || block.querySelector(controls) !== null || block.matches(controls))
    return true;
  const style = getComputedStyle(element);
  const isClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '';
  return isClamped || style.resize !== 'none' || [...element.querySelectorAll('*'), element].some(isMoved);
}

/** Carousels and tickers move their content within a box that hides the rest. */
export function isMoved(element: Element): boolean {
  const { transform, translate, transitionDuration, animationName } = getComputedStyle(element);
  const isStill = transform === 'none' && translate === 'none' && animationName === 'none';
  return !isStill || transitionDuration.split(',').some((one) => Number.parseFloat(one) > 0);
}
