import type { Clip } from '../../in-page/clipped-text.ts';
import { clipsAround, findCutter, listTexts, mayShowRest } from '../../in-page/clipped-text.ts';
import { isShown, listLines } from './content.ts';
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
  /** Elements that cut off text. */
  readonly cutters: ReadonlySet<Element>;
  readonly overlaps: WeakMap<Text, WeakSet<Text>>;
};

declare global {
  interface Window {
    curbcutBefore?: Before;
  }
}

/** Call this in the default state: what is found later is what was not there then. */
export function rememberPage(hasLayout: boolean): void {
  window.curbcutBefore = {
    seen: listSeen(),
    cutters: hasLayout ? new Set(listCutters()) : new Set(),
    overlaps: keepOverlaps(hasLayout ? listOverlaps() : []),
  };
}

/** Elements that cut off a part of their text. */
export function listCutters(): readonly Element[] {
  const clips = new Map<Element, readonly Clip[]>();
  const cutters = new Set<Element>();
  for (const text of listTexts()) {
    const parent = text.parentElement;
    const around = parent === null ? [] : clipsAround(parent, clips);
    const cutter = parent === null || around.length === 0 || !isShown(parent) ? undefined : findCutter(text, around);
    if (cutter !== undefined) cutters.add(cutter);
  }
  return [...cutters];
}

export function findClipped(before: Before): readonly Spotted[] {
  return listCutters()
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
    ...(isClipped ? findClipped(before) : []),
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
