import type { Said } from '../../rule-sentences.ts';
import type { Edges } from '../../../browser/in-page/edges.ts';
import { parentOf, quote } from '../../in-page/elements.ts';
import { shownPart } from '../../in-page/seen-text.ts';
import type { Line } from './content.ts';
import { listLines } from './content.ts';
import type { overlapMessages } from '../sentences/en.ts';
import type { Spotted } from './described.ts';

export type SpottedOverlap = Spotted<Said<{ messages: typeof overlapMessages }>>;

export type Pair = readonly [Line, Line];

/** Pairs of lines of different texts that overlap. */
export function listOverlaps(): readonly Pair[] {
  const most = 500;
  const lines = [...listLines()].toSorted((a, b) => a.rect.top - b.rect.top);
  const pairs: Pair[] = [];
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length && pairs.length < most; next += 1) {
      const other = lines[next];
      if (other === undefined || other.rect.top > line.rect.bottom) break;
      if (other.text !== line.text && liesOver(line.rect, other.rect) && isOverlapShown(line, other))
        pairs.push([line, other]);
    }
  }
  return pairs;
}

/** A box that scrolls or hides overflow cuts off what is beyond it. */
export function isOverlapShown(a: Line, b: Line): boolean {
  return liesOver(shownPart(a.rect, a.element), shownPart(b.rect, b.element));
}

export function liesOver(a: Edges, b: Edges): boolean {
  const least = 4;
  // The share of a line's height. Lines with tight spacing overlap a little.
  const share = 0.35;
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > least && height > share * Math.min(a.bottom - a.top, b.bottom - b.top);
}

/** Finds new overlaps. A text with a fixed position covers others only for a moment during scrolling. */
export function judgeOverlaps(pairs: readonly Pair[], before: WeakMap<Text, WeakSet<Text>>): readonly SpottedOverlap[] {
  return pairs
    .filter(([a, b]) => before.get(a.text)?.has(b.text) !== true && before.get(b.text)?.has(a.text) !== true)
    .filter(([a, b]) => !stays(a.element) && !stays(b.element))
    .map(inOrder)
    .map(([a, b]): SpottedOverlap => {
      const text = quote(b.text.data.replaceAll(/\s+/g, ' ').trim(), 200);
      const isProven = isInFlow(a.element, b.element) && isInFlow(b.element, a.element);
      return isProven
        ? { element: a.element, kind: 'failed', message: ['overlaps', { text }] }
        : { element: a.element, kind: 'needs_review', message: ['maybe_overlaps', { text }] };
    });
}

/** The first one in the document is the one that does not fit. */
export function inOrder([a, b]: Pair): Pair {
  const isAfter = (a.text.compareDocumentPosition(b.text) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  return isAfter ? [b, a] : [a, b];
}

export function keepOverlaps(pairs: readonly Pair[]): WeakMap<Text, WeakSet<Text>> {
  const known = new WeakMap<Text, WeakSet<Text>>();
  for (const [a, b] of pairs) {
    const others = known.get(a.text) ?? new WeakSet<Text>();
    others.add(b.text);
    known.set(a.text, others);
  }
  return known;
}

export function stays(element: Element): boolean {
  for (let above: Element | null = element; above !== null; above = parentOf(above)) {
    if (/fixed|sticky/.test(getComputedStyle(above).position)) return true;
  }
  return false;
}

/**
 * True if all ancestors up to the common one are in the flow. The element then overlaps because its box does not grow.
 */
export function isInFlow(element: Element, other: Element): boolean {
  for (let above: Element | null = element; above !== null && !above.contains(other); above = parentOf(above)) {
    const { position, transform, translate, marginTop } = getComputedStyle(above);
    if (position !== 'static' || transform !== 'none' || translate !== 'none') return false;
    if (Number.parseFloat(marginTop) < 0) return false;
  }
  return true;
}
