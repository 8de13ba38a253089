import type { Said } from '../../../rule-sentences.ts';
import { isShownBox } from '../../in-page/content.ts';
import type { Described } from '../../in-page/described.ts';
import { describeSpotted } from '../../in-page/described.ts';
import type { en } from './en.ts';

/** Finds motion although less motion is preferred: animations, videos, and styles that scripts change repeatedly. */
export async function check(): Promise<Described<Said<typeof en>>> {
  const moving = [...listAnimations(), ...listFilms(), ...(await listScripted())];
  const problems = moving
    .filter((element) => isShownBox(element) && !isProgress(element))
    .map((element) => ({ element, kind: 'needs_review', message: ['moves'] }) as const);
  return describeSpotted(1, problems);
}

export function isProgress(element: Element): boolean {
  return element.closest('progress, [role=progressbar], [aria-busy=true]') !== null;
}

/** Animations that run for more than five seconds and change a position or a size. */
export function listAnimations(): readonly Element[] {
  const longMs = 5_000;
  return document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect) || effect.target === null) return [];
    const { endTime = 0 } = effect.getComputedTiming();
    return Number(endTime) > longMs && movesThings(effect) ? [effect.target] : [];
  });
}

export function movesThings(effect: KeyframeEffect): boolean {
  const moving =
    /^(?:transform|translate|rotate|scale|left|right|top|bottom|inset|margin|width|height|offset[A-Z]|background(?:Position|Size)|strokeDash|perspective)/;
  return effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => moving.test(name)));
}

export function listFilms(): readonly Element[] {
  const films = [...document.querySelectorAll('video, marquee')];
  return films.filter((film) => !(film instanceof HTMLVideoElement) || (!film.paused && !film.ended));
}

/** Elements whose style scripts change several times in a moment. */
export async function listScripted(): Promise<readonly Element[]> {
  const least = 3;
  const changes = new Map<Element, number>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof Element) changes.set(target, (changes.get(target) ?? 0) + 1);
  });
  observer.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'transform', 'd', 'cx', 'cy'],
  });
  await watchFrames();
  observer.disconnect();
  return [...changes].flatMap(([element, count]) => (count >= least ? [element] : []));
}

/** Watches for as long as a slow machine needs for a few frames. A page that is never drawn gets none. */
export async function watchFrames(): Promise<void> {
  const [leastMs, mostMs, leastFrames] = [200, 800, 10];
  const started = performance.now();
  for (let frames = 0; performance.now() - started < mostMs; frames += 1) {
    if (frames >= leastFrames && performance.now() - started >= leastMs) return;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, mostMs);
      requestAnimationFrame(() => resolve());
    });
  }
}
