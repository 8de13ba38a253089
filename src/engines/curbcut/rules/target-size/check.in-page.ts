import { findAll } from '../../../in-page/elements.ts';
import { isExposed } from '../../../in-page/exposed.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { TextRuns } from '../../in-page/text-run.ts';
import { runOf, startRuns, textOfRun } from '../../in-page/text-run.ts';
import { isFocusable, isInTabOrder, isInWidget, isWidget } from '../../in-page/widgets.ts';
import type { Boxed } from './covers.in-page.ts';
import { isCovered, isVisible } from './covers.in-page.ts';
import type { Bands } from './neighbors.in-page.ts';
import { findNear, sortIntoBands } from './neighbors.in-page.ts';
import type { Target } from './region.in-page.ts';
import { freePartOf, isLargeEnough, isSizedByBrowser, minSize, regionOf } from './region.in-page.ts';
import type { en } from './en.ts';

/** Checks the size of targets and the space around them (WCAG 2.5.8). */
export function check(): readonly ElementOutcome<typeof en>[] {
  const all = listTargets();
  const bands = sortIntoBands(all);
  const runs = startRuns();
  const boxes: Boxed[] = [];
  return all.flatMap((target): readonly ElementOutcome<typeof en>[] => {
    const { element } = target;
    const small = findSmall(target, bands, boxes);
    if (small === undefined) return [{ element, result: 'passed' }];
    if (!isChecked(target, runs)) return [];
    const { width, height, isCertain } = small;
    const facts = { nWidth: round(width), nHeight: round(height), nMinSize: minSize() };
    return [
      isCertain
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

export function isChecked({ element }: Target, runs: TextRuns): boolean {
  if (element.localName === 'area' || (!isInTabOrder(element) && isInWidget(element))) return false;
  return !isInSentence(element, runs);
}

/**
 * Targets in a sentence may be small. A number, a sign or one letter beside them is no sentence. Words have more
 * letters, or are in a script of syllables or ideographs.
 */
export function isInSentence(element: Element, runs: TextRuns): boolean {
  const run = runOf(element, runs);
  return run !== undefined && /\p{L}{2}|\p{Lo}/u.test(textOfRun(run));
}

export type Small = { readonly width: number; readonly height: number; readonly isCertain: boolean };

/**
 * The size of a target that is too small and too close to others. It is certain if Tab reaches both: other elements may
 * be no targets.
 */
export function findSmall(target: Target, bands: Bands, boxes: Boxed[]): Small | undefined {
  const { element } = target;
  const near = findNear(target, bands);
  if (near.length === 0 || isSizedByBrowser(element) || !isReached(element, boxes)) return undefined;
  const others = near.filter((other) => isReached(other.element, boxes));
  const free = freePartOf(target, others);
  if (others.length === 0 || isLargeEnough(free)) return undefined;
  const isCertain = isInTabOrder(element) && others.some((other) => isInTabOrder(other.element));
  return { width: free.right - free.left, height: free.bottom - free.top, isCertain };
}

/** True if the pointer reaches it. */
export function isReached(element: Element, boxes: Boxed[]): boolean {
  if (getComputedStyle(element).pointerEvents === 'none' || !isExposed(element)) return false;
  return isVisible(element) && !isCovered(element, boxes);
}

export function round(length: number): number {
  return Math.round(length * 10) / 10;
}
