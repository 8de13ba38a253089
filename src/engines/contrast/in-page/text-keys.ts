import { isInBox } from '../../../browser/in-page/edges.ts';
import { digest } from '../../in-page/digest.ts';
import { findAll } from '../../in-page/elements.ts';
import { elementAt } from '../../in-page/find-at.ts';
import { lookOfPage } from '../../in-page/page-look.ts';
import { isInView, rectsOf } from './glyphs.ts';

/**
 * Keys of texts that are equal on all pages of a scan where pictures would show the same of them. Null for a text that is
 * not in view, and for one that is before or behind something that styles do not describe.
 */
export function keysOfTexts(paths: readonly (readonly string[])[]): readonly (string | null)[] {
  const silent = findAll('*').filter((one) => getComputedStyle(one).pointerEvents === 'none');
  return paths.map((path) => {
    const element = path.length === 1 ? elementAt(path) : null;
    return element === null || !isInView(element) ? null : keyOfText(element, silent);
  });
}

/** `silent`: elements that are not found at a point, because the pointer goes through them. */
export function keyOfText(element: Element, silent: readonly Element[]): string | null {
  const lines = rectsOf(element);
  const [first] = lines;
  const points = lines.flatMap(pointsOf);
  const isThere = (one: Element) => points.some((point) => isInBox(point, one.getBoundingClientRect()));
  const stack = new Set([
    ...points.flatMap(([x, y]) => document.elementsFromPoint(x, y)),
    ...silent.filter((one) => isThere(one)),
  ]);
  const unknown = 'canvas, video, iframe, frame, object, embed, input, select, textarea, svg, svg *';
  if (first === undefined || !stack.has(element)) return null;
  if ([...stack].some((one) => one.shadowRoot !== null || one.matches(unknown))) return null;
  const boxes = lines.map((line) => describeBox(line, first));
  return digest([lookOfPage(), ...boxes, ...[...stack].map((one) => describePart(one, first))].join('|'));
}

/** Points of the middle of a line, near both of its ends and between them. */
export function pointsOf({ left, right, top, bottom }: DOMRect): readonly (readonly [x: number, y: number])[] {
  const y = (top + bottom) / 2;
  return [left + 1, (left + right) / 2, right - 1].map((x) => [x, y] as const);
}

export function describeBox(box: DOMRect, { x, y }: DOMRect): string {
  return [box.x - x, box.y - y, box.width, box.height].map((size) => size.toFixed(1)).join(' ');
}

/** All that an element paints, and the effects on what is in it. */
export function describePart(element: Element, first: DOMRect): string {
  const own = [...element.childNodes].flatMap((node) => (node instanceof Text ? node.data.trim() : []));
  const source = element instanceof HTMLImageElement ? element.currentSrc : '';
  const painted = [null, '::before', '::after'].map((part) => describePaint(element, part));
  return [element.localName, source, describePlace(element, first), ...own, ...painted].join(' ');
}

/** Wherever a box of one color ends around a line, it looks the same there: pages differ in their height. */
export function describePlace(element: Element, first: DOMRect): string {
  const box = element.getBoundingClientRect();
  const { backgroundImage, maskImage, clipPath, transform } = getComputedStyle(element);
  const isPlain = [backgroundImage, maskImage, clipPath, transform].every((value) => value === 'none');
  const isAround =
    box.left <= first.left && box.right >= first.right && box.top <= first.top && box.bottom >= first.bottom;
  return isPlain && isAround && !element.matches('img') ? 'around' : describeBox(box, first);
}

export function describePaint(element: Element, part: string | null): string {
  const style = getComputedStyle(element, part);
  if (part !== null && ['none', 'normal'].includes(style.content)) return '';
  const names = [
    'background opacity filter mix-blend-mode backdrop-filter mask clip-path box-shadow text-shadow border',
    'color -webkit-text-fill-color -webkit-text-stroke font text-transform visibility transform',
    part === null ? 'position' : 'position content width height inset',
  ];
  return names.flatMap((some) => some.split(' ').map((name) => style.getPropertyValue(name))).join(' ');
}
