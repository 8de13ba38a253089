import type { Edges } from '../../../browser/in-page/edges.ts';
import { untilDrawn } from '../../../browser/in-page/pause.ts';
import { findAt } from '../../in-page/find-at.ts';
import { parentOf } from '../../in-page/elements.ts';
import { isInFlatTreeOf } from '../../in-page/seen-text.ts';

/** A part of the view in CSS pixels. */
export type Part = readonly [left: number, top: number, right: number, bottom: number];

/** What a picture shows. `clip`: the part of the document. Null for the whole view. */
export type Shown = {
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
  readonly width: number;
};

/**
 * A control in a picture. `part`: the control with the boxes that may frame it. `texts`: the lines of text in it, apart
 * from those within the control, because a label does not show where the control is.
 */
export type FramedControl = Shown & { readonly part: Part; readonly texts: readonly Part[] };

/** By how many CSS pixels a box that frames a control may be wider and higher. */
export type Slack = readonly [mostBeside: number, mostAbove: number];

/**
 * Scrolls to the control, and waits for scripts that answer, such as one that hides a header. `behind`: something is in
 * front of it. Null if it is not in this document.
 */
export async function frameControl(
  path: readonly string[],
  { slack, takesParts }: { readonly slack: Slack; readonly takesParts: boolean },
): Promise<FramedControl | 'behind' | null> {
  const found = findAt(path);
  if (found.kind !== 'element') return null;
  const { element } = found;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  await untilDrawn(250);
  const box = element.getBoundingClientRect();
  if (!isInFront(element, box)) return 'behind';
  const frame = frameOf(element, slack);
  const part = toPart(frame.getBoundingClientRect());
  const texts = linesIn(frame.parentElement ?? frame).filter((line) => meets(line, part) && !isCenteredIn(line, box));
  const shown = showPart(part, takesParts);
  return { ...shown, part: within(part, shown), texts: texts.map((text) => within(text, shown)) };
}

/** A part of the view with enough around it to compare with. Small pictures cost less. */
export function showPart([left, top, right, bottom]: Part, takesParts: boolean): Shown {
  const around = 40;
  const { innerWidth, innerHeight, scrollX, scrollY } = window;
  if (!takesParts) return { clip: null, width: innerWidth };
  const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
  const width = Math.min(innerWidth, right + around) - x;
  const height = Math.min(innerHeight, bottom + around) - y;
  return { clip: { x: x + scrollX, y: y + scrollY, width, height }, width };
}

/** A part of the view by its place in a picture. */
export function within([left, top, right, bottom]: Part, { clip }: Shown): Part {
  const [x, y] = clip === null ? [0, 0] : [clip.x - window.scrollX, clip.y - window.scrollY];
  return [left - x, top - y, right - x, bottom - y];
}

/** Controls with equal styles, in boxes with equal styles and content, have equal kinds. */
export function kindsOf(paths: readonly (readonly string[])[]): readonly string[] {
  return paths.map((path) => {
    const found = findAt(path);
    return found.kind === 'element' ? kindOf(found.element) : '';
  });
}

export function kindOf(element: Element): string {
  const signs = [...element.querySelectorAll('*')].slice(0, 5).map(signOf);
  const around = [element.parentElement ?? [], element.parentElement?.parentElement ?? []].flat();
  const names = [...(around[0]?.children ?? [])].map(({ localName }) => localName);
  const placeholder = getComputedStyle(element, '::placeholder').color;
  const hasPlaceholder = (element.getAttribute('placeholder') ?? '').trim() !== '';
  return [...[element, ...around].map(lookOf), ...names, ...signs, placeholder, hasPlaceholder].join('|');
}

/** A part of an icon. Different signs of one color are alike. */
export function signOf(element: Element): string {
  const style = getComputedStyle(element);
  const { width, height } = element.getBoundingClientRect();
  const drawn = [style.color, style.fill, style.stroke, style.opacity, element.getAttribute('src') ?? ''];
  return [element.localName, ...drawn, Math.round(width), Math.round(height)].join(' ');
}

export function lookOf(element: Element): string {
  const names = 'background-color background-image box-shadow outline border-color border-style border-width opacity';
  const style = getComputedStyle(element);
  const drawn = ['::before', '::after'].map((part) => getComputedStyle(element, part).content);
  return [element.localName, ...names.split(' ').map((name) => style.getPropertyValue(name)), ...drawn].join(' ');
}

export function isInFront(element: Element, { left, right, top, bottom }: Edges): boolean {
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (hit === null) return false;
  return isInFlatTreeOf(hit, element) || isInFlatTreeOf(element, hit) || isLabelOf(hit, element);
}

export function isLabelOf(hit: Element, element: Element): boolean {
  const label = hit.closest('label');
  return label !== null && 'labels' in element && Array.from(element.labels as NodeListOf<Element>).includes(label);
}

/** The outermost box that is about as large as the control. Designs often draw the edge there. */
export function frameOf(element: Element, [mostBeside, mostAbove]: Slack): Element {
  const own = element.getBoundingClientRect();
  let frame = element;
  for (let at = parentOf(element); at !== null; at = parentOf(at)) {
    const { width, height } = at.getBoundingClientRect();
    if (width > own.width + mostBeside || height > own.height + mostAbove) break;
    frame = at;
  }
  return frame;
}

export function linesIn(frame: Element): readonly Part[] {
  const mostTexts = 200;
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
  const lines: Part[] = [];
  for (let count = 0; count < mostTexts && walker.nextNode() !== null; count += 1) {
    if ((walker.currentNode.textContent ?? '').trim() === '') continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    lines.push(...[...range.getClientRects()].map(toPart));
  }
  return lines;
}

export function toPart({ left, top, right, bottom }: DOMRect): Part {
  return [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)];
}

export function isCenteredIn([left, top, right, bottom]: Part, box: Edges): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

export function meets([left, top, right, bottom]: Part, [left2, top2, right2, bottom2]: Part): boolean {
  const margin = 8;
  return left < right2 + margin && right > left2 - margin && top < bottom2 + margin && bottom > top2 - margin;
}
