import { letGo } from '../../../in-page/held-page.ts';
import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import type { EndlessAnimation } from '../../in-page/endless-animation.ts';
import { isEndless } from '../../in-page/endless-animation.ts';
import { luminanceOf, paintedAt, readRgba } from '../../in-page/colors.ts';
import type { en } from './en.ts';

/** The general flash threshold of WCAG: more than three flashes in a second, on more than 25 % of 341 by 256 pixels. */
export const mostFlashes = 3;
export const [blockWidth, blockHeight] = [341, 256];
export const mostArea = 0.25 * blockWidth * blockHeight;

/**
 * Finds endless animations by styles that flash. Looks at the moments of one second instead of waiting for it, so each
 * look has the same result.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const found = new Map<Element, ElementOutcome<typeof en>>();
  for (const animation of document.getAnimations().filter(isEndless).filter(changesLight)) {
    const { target } = animation.effect;
    if (found.has(target)) continue;
    const moments = lookAtSecond(animation, target);
    const flashes = countFlashes(moments.flatMap(({ luminance }) => luminance ?? []));
    if (flashes > 0) found.set(target, judge(target, flashes, Math.max(...moments.map(({ seen }) => seen))));
  }
  return [...found.values()];
}

export function changesLight({ effect }: EndlessAnimation): boolean {
  const names = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  return ['backgroundColor', 'opacity', 'visibility'].some((name) => names.has(name));
}

/** `luminance`: that of its background, if it is a plain color. `seen`: the part that nothing covers, looked at once. */
export type Moment = { readonly luminance: number | undefined; readonly seen: number };

/** Looks at an element in each frame of a second, and gives the animation its time back. */
export function lookAtSecond(animation: EndlessAnimation, target: Element): readonly Moment[] {
  const [frames, second] = [60, 1_000];
  const { currentTime } = animation;
  const delay = animation.effect.getTiming().delay ?? 0;
  let isSeen = false;
  letGo();
  try {
    return Array.from({ length: frames }, (_, frame): Moment => {
      animation.currentTime = delay + (frame * second) / frames;
      const isHidden = getComputedStyle(target).visibility === 'hidden';
      const painted = paintedAt((isHidden ? target.parentElement : null) ?? target);
      const seen = isSeen || isHidden ? 0 : seenPart(target);
      isSeen ||= !isHidden;
      return { luminance: painted && luminanceOf(painted.background), seen };
    });
  } finally {
    animation.currentTime = currentTime;
  }
}

/** A flash is two opposing changes of at least 10 % of the greatest luminance, whose darker end is below 0.8. */
export function countFlashes(luminances: readonly number[]): number {
  const [least, brightest] = [0.1, 0.8];
  let [changes, direction, extreme] = [0, 0, luminances[0] ?? 0];
  for (const luminance of luminances) {
    const change = luminance - extreme;
    if (Math.sign(change) === direction) extreme = luminance;
    else if (Math.abs(change) >= least && Math.min(luminance, extreme) < brightest)
      [changes, direction, extreme] = [changes + 1, Math.sign(change), luminance];
  }
  return Math.floor(changes / 2);
}

export function judge(element: Element, flashes: number, seen: number): ElementOutcome<typeof en> {
  const { width, height } = element.getBoundingClientRect();
  const area = Math.min(width, blockWidth) * Math.min(height, blockHeight);
  if (flashes <= mostFlashes || area <= mostArea) return { element, result: 'passed' };
  const percent = Math.round((100 * area) / (blockWidth * blockHeight));
  const facts = { flashes: String(flashes), percent: String(percent) };
  return area * seen > mostArea
    ? { element, result: 'failed', message: ['flashes', facts] }
    : { element, result: 'needs_review', message: ['unseen', facts] };
}

/** The part of the middle of an element that nothing covers, by points in a grid. */
export function seenPart(element: Element): number {
  const steps = 8;
  const { left, top, width, height } = element.getBoundingClientRect();
  const [wide, high] = [Math.min(width, blockWidth), Math.min(height, blockHeight)];
  let seen = 0;
  for (let across = 0; across < steps; across += 1)
    for (let down = 0; down < steps; down += 1) {
      const x = left + (width - wide) / 2 + ((across + 0.5) * wide) / steps;
      const y = top + (height - high) / 2 + ((down + 0.5) * high) / steps;
      if (shows(element, document.elementFromPoint(x, y))) seen += 1;
    }
  return seen / (steps * steps);
}

/** True if the element itself is in front, or a part of it without a background. */
export function shows(element: Element, hit: Element | null): boolean {
  for (let at = hit; at !== null; at = at.parentElement) {
    if (at === element) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none' || readRgba(backgroundColor)?.[3] !== 0 || at.matches('img, video, canvas, iframe'))
      return false;
  }
  return false;
}
