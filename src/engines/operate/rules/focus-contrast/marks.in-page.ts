import { contrastOf, over, paintedAt, readRgba } from '../../../curbcut/in-page/colors.ts';
import { leastRatio } from '../../../curbcut/in-page/control-look.ts';
import { addTo } from '../../../in-page/add-to.ts';
import { parentOf } from '../../../in-page/elements.ts';
import { activeElement, blurActive, kindOf } from '../../in-page/stops.ts';
import { groundOf, hasCaret, isOneBox, readLook } from '../focus-visible/look.in-page.ts';

/** Reads what styles change with the focus, and whether one of the colors stands out. Pixels decide about the others. */

/** `faint`: stops with a mark in which no color stands out, grouped by their markup. `next`: as of `FocusLooks`. */
export type FocusMarks = {
  readonly clear: number;
  readonly faint: readonly (readonly number[])[];
  readonly next: number | null;
};

export type Mark = 'none' | 'clear' | 'faint';
export type MarksSoFar = { readonly marks: Map<string, Mark>; readonly faint: Map<string, number[]>; clear: number };

declare global {
  interface Window {
    curbcutMarks?: MarksSoFar;
  }
}

/** Looks at one stop of each kind, and adds these stops to those before. Transitions must be off: see in-page/still.ts. */
export function probeMarks(first: number, count: number): FocusMarks {
  const stops = window.curbcutStops ?? [];
  const soFar = window.curbcutMarks;
  const all = first === 0 || soFar === undefined ? { marks: new Map(), faint: new Map(), clear: 0 } : soFar;
  window.curbcutMarks = all;
  const end = Math.min(stops.length, first + count);
  for (const [index, stop] of stops.slice(first, end).entries()) noteMark(all, stop, first + index);
  blurActive();
  const isDone = end >= stops.length;
  return { clear: all.clear, faint: isDone ? [...all.faint.values()] : [], next: isDone ? null : end };
}

export function noteMark(all: MarksSoFar, stop: Element, index: number): void {
  const kind = kindOf(stop);
  const mark = all.marks.get(kind) ?? probeMark(stop);
  all.marks.set(kind, mark);
  if (mark === 'clear') all.clear += 1;
  if (mark === 'faint') addTo(all.faint, kind, index);
}

/** `none`: the browser draws its own outline, a cursor shows the focus, or no style changes. */
export function probeMark(stop: Element): Mark {
  if (!isOneBox(stop) || hasCaret(stop)) return 'none';
  blurActive();
  const before = readMarks(stop);
  const look = readLook(stop);
  stop.focus({ preventScroll: true });
  if (activeElement() !== stop) return 'none';
  const { outlineStyle } = getComputedStyle(stop);
  if (outlineStyle === 'auto' || readLook(stop) === look) return 'none';
  const ratio = ratioOfColors(stop, listNewColors(before, readMarks(stop)));
  return ratio !== undefined && ratio >= leastRatio ? 'clear' : 'faint';
}

/** What styles draw on the element itself, by name. Empty for what is not drawn. */
export function readMarks(element: Element): ReadonlyMap<string, string> {
  const style = getComputedStyle(element);
  const lines = ['outline', 'border-top', 'border-right', 'border-bottom', 'border-left'];
  const fills = ['background-color', 'box-shadow', 'color', 'fill', 'stroke'];
  const underline = style.textDecorationLine === 'none' ? '' : style.textDecoration;
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

export function listNewColors(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const changed = [...after].filter(([name, value]) => value !== before.get(name));
  return changed.flatMap(([, value]) => value.match(/[a-z]+\([^()]*\)/g) ?? []);
}

/** The highest contrast of one of the colors to what is around the element, or to its fill. Undefined if styles do not tell. */
export function ratioOfColors(element: Element, colors: readonly string[]): number | undefined {
  const around = parentOf(element);
  const [outside, inside] = [around && paintedAt(around), paintedAt(element)];
  if (!outside || !inside) return undefined;
  const drawn = colors.flatMap((color) => {
    const rgba = readRgba(color);
    return rgba === undefined ? [] : [over(rgba, outside.background)];
  });
  const beside = [outside.background, inside.background];
  return Math.max(1, ...drawn.flatMap((color) => beside.map((one) => contrastOf(color, one))));
}

/** `isPlain`: one color is behind the element. */
export type MarkPlace = {
  readonly part: readonly [left: number, top: number, right: number, bottom: number];
  readonly width: number;
  readonly isPlain: boolean;
};

export function readPlace(stop: number): MarkPlace | null {
  const element = window.curbcutStops?.[stop];
  if (element === undefined) return null;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { part: [left, top, right, bottom], width: innerWidth, isPlain: groundOf(element) !== undefined };
}
