import { meets } from './boxes.ts';
import { boxOf, isAround } from './frames.ts';

/** A change under texts by an endless animation. No picture of one moment can decide about these texts. */
export type Moving = { readonly target: Element; readonly movesWhole: boolean };

/** The targets of animations that never end. Call this before they are paused. */
export function listMoving(roots: readonly (Document | ShadowRoot)[]): readonly Moving[] {
  const most = 200;
  return roots
    .flatMap((root) => root.getAnimations())
    .flatMap(({ effect, playState }) => {
      if (playState !== 'running' || !isOfElement(effect)) return [];
      if (Number.isFinite(effect.getComputedTiming().endTime)) return [];
      return { target: effect.target, movesWhole: effect.pseudoElement === null && isMotion(effect) };
    })
    .slice(0, most);
}

/** A frame has its own classes, so `instanceof` does not work. */
export function isOfElement(effect: AnimationEffect | null): effect is KeyframeEffect & { readonly target: Element } {
  return effect !== null && 'target' in effect && effect.target !== null;
}

/**
 * True if a text is over or under a moving element, or changes with it. A box that moves as a whole takes its texts
 * along.
 */
export function isMoving(element: Element, rects: readonly DOMRect[], moving: readonly Moving[]): boolean {
  return moving.some(({ target, movesWhole }) => {
    if (movesWhole && isAround(target, element)) return false;
    const box = boxOf(target);
    return rects.some((rect) => meets(rect, box));
  });
}

/** True if only its place, size or direction changes. */
export function isMotion(effect: KeyframeEffect): boolean {
  const about = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  const motion = new Set(['transform', 'translate', 'rotate', 'scale']);
  return effect
    .getKeyframes()
    .flatMap((frame) => Object.keys(frame))
    .every((name) => about.has(name) || motion.has(name));
}
