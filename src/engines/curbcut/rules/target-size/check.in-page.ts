import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { TextRuns } from '../../in-page/text-run.ts';
import { hasWords, runOf, startRuns } from '../../in-page/text-run.ts';
import { isFocusable, isInTabOrder, isInWidget, isWidget } from '../../in-page/widgets.ts';
import type { Boxes } from './covers.in-page.ts';
import { fixedAround, isCovered, isVisible, sortBoxes } from './covers.in-page.ts';
import type { Bands } from './neighbors.in-page.ts';
import { findNear, sortIntoBands } from './neighbors.in-page.ts';
import type { Target } from './region.in-page.ts';
import { freePartOf, isLargeEnough, isSizedByBrowser, minSize, regionOf } from './region.in-page.ts';
import type { en } from './en.ts';

/** The page as it is looked at. `boxes` and `reached` keep what is known from one target to the next. */
export type Looked = {
  readonly bands: Bands;
  readonly runs: TextRuns;
  boxes: Boxes | undefined;
  readonly reached: Map<Element, boolean>;
};

/** Checks the size of targets and the space around them (WCAG 2.5.8). */
export function check(): readonly ElementOutcome<typeof en>[] {
  const all = listTargets();
  const looked: Looked = { bands: sortIntoBands(all), runs: startRuns(), boxes: undefined, reached: new Map() };
  return all.flatMap((target): readonly ElementOutcome<typeof en>[] => {
    const { element } = target;
    const near = findNear(target, looked.bands);
    if (near.length > 0 && !isChecked(target, looked)) return [];
    const small = findSmall(target, near, looked);
    if (small === undefined) return [{ element, result: 'passed' }];
    const facts = { nWidth: round(small.width), nHeight: round(small.height), nMinSize: minSize() };
    return [
      small.isCertain
        ? { element, result: 'failed', message: ['small', facts] }
        : { element, result: 'needs_review', message: ['review_small', facts] },
    ];
  });
}

export function listTargets(): readonly Target[] {
  return findAll('a[href], button, input, select, textarea, summary, [role], [tabindex]').flatMap(readTarget);
}

/** Shapes in drawings have other outlines than their boxes. */
export function readTarget(element: Element): readonly Target[] {
  const isTarget = element instanceof HTMLElement && element.closest('svg') === null && isWidget(element);
  if (!isTarget || !isFocusable(element)) return [];
  const region = regionOf(element);
  return region === undefined ? [] : [region];
}

export function isChecked({ element }: Target, { runs }: Looked): boolean {
  if (element.localName === 'area' || (!isInTabOrder(element) && isInWidget(element))) return false;
  return !isInSentence(element, runs);
}

/** Targets in a sentence may be small. */
export function isInSentence(element: Element, runs: TextRuns): boolean {
  const run = runOf(element, runs);
  return run !== undefined && hasWords(run);
}

export type Small = { readonly width: number; readonly height: number; readonly isCertain: boolean };

/**
 * The size of a target that is too small and too close to others. It is certain if Tab reaches both: other elements may
 * be no targets. Cells and rows of a grid may only take the focus.
 */
export function findSmall(target: Target, near: readonly Target[], looked: Looked): Small | undefined {
  const { element } = target;
  if (near.length === 0 || isSizedByBrowser(element) || !isReached(element, looked)) return undefined;
  const others = near.filter((other) => movesWith(other.element, element) && isReached(other.element, looked));
  const free = freePartOf(target, others);
  if (others.length === 0 || isLargeEnough(free)) return undefined;
  const isCertain =
    isSurelyTarget(element) && !isMapPin(element) && others.some((other) => isSurelyTarget(other.element));
  return { width: free.right - free.left, height: free.bottom - free.top, isCertain };
}

export function isSurelyTarget(element: Element): boolean {
  return (
    isInTabOrder(element) &&
    !element.matches('td, th, tr, [role=gridcell], [role=columnheader], [role=rowheader], [role=row]')
  );
}

/** Pins show places of a map, so their position is essential (WCAG, "understanding target size"). */
export function isMapPin(element: Element): boolean {
  const maps =
    '.leaflet-map-pane, .mapboxgl-canvas-container, .maplibregl-canvas-container, .mapboxgl-marker, .maplibregl-marker, .gm-style, .ol-overlay-container, [role=application], [aria-roledescription=map]';
  if (element.closest(maps) === null) return false;
  const near = [element, element.parentElement].filter((one) => one !== null);
  return near.some((one) => getComputedStyle(one).position === 'absolute');
}

/** False for a fixed bar over the page. */
export function movesWith(other: Element, element: Element): boolean {
  return fixedAround(other) === fixedAround(element);
}

/** True if the pointer reaches it. */
export function isReached(element: Element, looked: Looked): boolean {
  const { reached } = looked;
  const known = reached.get(element);
  if (known !== undefined) return known;
  const boxes = (looked.boxes ??= sortBoxes());
  const takesPointer = getComputedStyle(element).pointerEvents !== 'none' && isExposed(element);
  const found = takesPointer && isVisible(element) && !isCovered(element, boxes);
  reached.set(element, found);
  return found;
}

export function round(length: number): number {
  return Math.round(length * 10) / 10;
}
