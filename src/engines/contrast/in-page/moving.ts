import { overlap } from '../../../browser/in-page/edges.ts';
import { boxOf, isAround } from './frames.ts';

/**
 * A change under texts by an endless animation. No picture of one moment can decide about these texts. `recolors`: it
 * changes colors or opacities.
 */
export type Moving = { readonly target: Element; readonly movesWhole: boolean; readonly recolors: boolean };

/**
 * The animations of colors and opacities, and all that never end. `ending`: elements whose animation is still to end.
 * `byScroll`: elements whose animation follows the scroll position.
 */
export type Motions = {
  readonly endless: readonly Moving[];
  readonly ending: readonly Element[];
  readonly byScroll: readonly Element[];
};

/** Call this before animations are paused. */
export function listMotions(roots: readonly (Document | ShadowRoot)[]): Motions {
  const most = 200;
  const motions = { endless: new Array<Moving>(), ending: new Array<Element>(), byScroll: new Array<Element>() };
  for (const animation of roots.flatMap((root) => root.getAnimations()).slice(0, most)) {
    const { effect, playState } = animation;
    if (playState !== 'running' || !isOfElement(effect)) continue;
    const { target } = effect;
    const movesWhole = effect.pseudoElement === null && isMotion(effect);
    if (followsScroll(animation)) {
      if (!movesWhole) motions.byScroll.push(target);
    } else if (!Number.isFinite(effect.getComputedTiming().endTime))
      motions.endless.push({ target, movesWhole, recolors: recolors(effect) });
    else if (!movesWhole) motions.ending.push(target);
  }
  return motions;
}

/** Timelines of scroll positions and of places in view have a source. */
export function followsScroll({ timeline }: Animation): boolean {
  return timeline !== null && 'source' in timeline;
}

/** What scripts start, styles do not pause. */
export function keepFollowingScroll(roots: readonly (Document | ShadowRoot)[]): void {
  for (const animation of roots.flatMap((root) => root.getAnimations()))
    if (followsScroll(animation) && animation.playState === 'running') animation.play();
}

/** Ends animations that end. */
export function finishAll(roots: readonly (Document | ShadowRoot)[]): void {
  for (const animation of roots.flatMap((root) => root.getAnimations())) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (typeof end === 'number' && Number.isFinite(end) && animation.playState !== 'finished') animation.finish();
  }
}

export function listShadowRoots(root: Document | ShadowRoot): readonly ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : [shadowRoot, ...listShadowRoots(shadowRoot)],
  );
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
    return rects.some((rect) => overlap(rect, box));
  });
}

/** True if only its place, size or direction changes. */
export function isMotion(effect: KeyframeEffect): boolean {
  const motion = new Set(['transform', 'translate', 'rotate', 'scale']);
  return listProperties(effect).every((name) => motion.has(name));
}

export function recolors(effect: KeyframeEffect): boolean {
  return (
    effect.pseudoElement === null &&
    listProperties(effect).some((name) => /^(?:opacity|filter|fill|.*color)$/i.test(name))
  );
}

export function listProperties(effect: KeyframeEffect): readonly string[] {
  const about = new Set(['offset', 'computedOffset', 'easing', 'composite']);
  return effect
    .getKeyframes()
    .flatMap((frame) => Object.keys(frame))
    .filter((name) => !about.has(name));
}
