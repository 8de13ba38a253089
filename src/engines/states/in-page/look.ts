import type { Clip } from '../../in-page/clipped-text.ts';
import { clipsAround, findCutter, innerBox, isInSight, listTexts, mayShowRest } from '../../in-page/clipped-text.ts';
import { isShown, listLines, rectsOf } from './content.ts';
import type { Described, Spotted } from './described.ts';
import { describeSpotted } from './described.ts';
import type { Seen } from './lost-content.ts';
import { findLost, listSeen } from './lost-content.ts';
import { findMotion } from './motion.ts';
import { judgeOverlaps, keepOverlaps, listOverlaps } from './overlaps.ts';
import { findWideContent } from './wide-content.ts';

/** What the page is like in its default state. */
export type Before = {
  readonly seen: Seen;
  readonly clips: ClipsSeen;
  readonly overlaps: WeakMap<Text, WeakSet<Text>>;
};

declare global {
  interface Window {
    curbcutBefore?: Before;
  }
}

/** `cutters`: elements that cut off a part of a line. `hiding`: of texts in boxes that hide what does not fit, the box that hides whole lines of it, if one does. */
export type ClipsSeen = {
  readonly cutters: ReadonlySet<Element>;
  readonly hiding: ReadonlyMap<Text, Element | undefined>;
};

/** Call this in the default state: what is found later is what was not there then. */
export function rememberPage(hasLayout: boolean): void {
  window.curbcutBefore = {
    seen: listSeen(),
    clips: hasLayout ? seeClips() : { cutters: new Set(), hiding: new Map() },
    overlaps: keepOverlaps(hasLayout ? listOverlaps() : []),
  };
}

export function seeClips(): ClipsSeen {
  const known = new Map<Element, readonly Clip[]>();
  const cutters = new Set<Element>();
  const hiding = new Map<Text, Element | undefined>();
  for (const text of listTexts()) {
    const parent = text.parentElement;
    const around = parent === null ? [] : clipsAround(parent, known);
    if (parent === null || around.length === 0 || !isShown(parent)) continue;
    const cutter = findCutter(text, around);
    if (cutter !== undefined) cutters.add(cutter);
    hiding.set(text, findHiding(text, around));
  }
  return { cutters, hiding };
}

/** The box that hides whole lines of a text that begins in it. */
export function findHiding(text: Text, around: readonly Clip[]): Element | undefined {
  const lines = rectsOf(text);
  return around.find(({ element }) => {
    const box = innerBox(element);
    const seen = lines.filter((line) => isInSight(line, box)).length;
    return seen > 0 && seen < lines.length;
  })?.element;
}

/** What cuts off texts, or hides lines of texts that were whole before. */
export function findClipped(before: ClipsSeen): readonly Spotted[] {
  const { cutters, hiding } = seeClips();
  const isWhole = (text: Text) => before.hiding.has(text) && before.hiding.get(text) === undefined;
  const shortening = [...hiding].flatMap(([text, box]) => (box !== undefined && isWhole(text) ? [box] : []));
  return [...new Set([...cutters, ...shortening])]
    .filter((cutter) => !before.cutters.has(cutter))
    .map((element) => ({ element, kind: mayShowRest(element) ? 'needs_review' : 'failed', what: 'clipped' }));
}

/** What else is asked in a state that changes the layout: content beyond the edge of the view, and text that boxes cut off. */
export type LayoutChecks = { readonly isWide: boolean; readonly isClipped: boolean };

/** The texts are larger or wider, or the view is narrower, than before. */
export function lookAtLayout({ isWide, isClipped }: LayoutChecks): Described {
  const before = window.curbcutBefore;
  if (before === undefined) return { passed: 0, found: [] };
  const problems = [
    ...(isWide ? findWideContent() : []),
    ...(isClipped ? findClipped(before.clips) : []),
    ...judgeOverlaps(listOverlaps(), before.overlaps),
    ...findLost(before.seen),
  ];
  return describeSpotted(countBlocks(), problems);
}

export function lookForLost(): Described {
  const before = window.curbcutBefore;
  if (before === undefined) return { passed: 0, found: [] };
  return describeSpotted(countBlocks(), findLost(before.seen));
}

export async function lookForMotion(): Promise<Described> {
  return describeSpotted(1, await findMotion());
}

/** Elements with text of their own: what could have failed. */
export function countBlocks(): number {
  return new Set(listLines().map(({ element }) => element)).size;
}
