import type { ElementOutcome } from '../../in-page/element-outcome.ts';
import { isEndless } from '../../in-page/endless-animation.ts';
import type { en } from './en.ts';

/**
 * Finds text in endless animations by styles that move it or make it blink (WCAG 2.2.2). Looks at moments of the
 * animation instead of waiting for them, so each look has the same result.
 */
export function check(): readonly ElementOutcome<typeof en>[] {
  const most = 100;
  const found = new Map<Element, ElementOutcome<typeof en>>();
  for (const animation of document.getAnimations().slice(0, most).filter(isEndless)) {
    const { target } = animation.effect;
    if (!(target instanceof HTMLElement) || found.has(target)) continue;
    if (!showsText(target) || !isBesideOthers(target)) continue;
    const change = lookAtTurn(animation, target);
    if (change !== undefined) found.set(target, { element: target, result: 'needs_review', message: [change] });
  }
  return [...found.values()];
}

/** Times and progress are left out, because people wait for them. */
export function showsText(element: HTMLElement): boolean {
  const meters = 'progress, meter, [role=progressbar], [role=meter], [role=timer], [role=status], [aria-busy=true]';
  return element.closest(meters) === null && /\p{L}{2}/u.test(element.innerText);
}

/** WCAG 2.2.2 is about what is shown together with other content. */
export function isBesideOthers(element: HTMLElement): boolean {
  return document.body.innerText.trim().length > element.innerText.trim().length;
}

/** The place and the opacity of an element at one moment. */
export type Moment = { readonly x: number; readonly y: number; readonly opacity: number };

/** Looks at moments of one turn, and gives the animation its time back. */
export function lookAtTurn(animation: Animation, target: HTMLElement): 'moves' | 'blinks' | undefined {
  const moments = 12;
  const { currentTime, effect } = animation;
  const { delay = 0, duration = 0 } = effect?.getComputedTiming() ?? {};
  try {
    const looks = Array.from({ length: moments }, (_, moment): Moment => {
      animation.currentTime = Math.max(0, delay) + (moment * Number(duration)) / moments;
      const { x, y, width, height } = target.getBoundingClientRect();
      const { opacity, visibility } = getComputedStyle(target);
      return { x: x + width / 2, y: y + height / 2, opacity: visibility === 'visible' ? Number(opacity) : 0 };
    });
    return nameChange(looks);
  } finally {
    animation.currentTime = currentTime;
  }
}

/** An arrow that bobs, and a sign that pulses, leave text readable. */
export function nameChange(looks: readonly Moment[]): 'moves' | 'blinks' | undefined {
  const [leastWay, shown, gone] = [40, 0.8, 0.2];
  const rangeOf = (read: (look: Moment) => number) => Math.max(...looks.map(read)) - Math.min(...looks.map(read));
  const opacities = looks.map(({ opacity }) => opacity);
  if (Math.max(...opacities) < gone) return undefined;
  if (rangeOf(({ x }) => x) >= leastWay || rangeOf(({ y }) => y) >= leastWay) return 'moves';
  return Math.max(...opacities) >= shown && Math.min(...opacities) <= gone ? 'blinks' : undefined;
}
