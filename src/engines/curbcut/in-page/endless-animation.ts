export type EndlessAnimation = Animation & { readonly effect: KeyframeEffect & { readonly target: Element } };

/** True for a running animation of an element that never ends, and that does not follow scrolling. */
export function isEndless(animation: Animation): animation is EndlessAnimation {
  const { effect, playState, timeline } = animation;
  if (playState !== 'running' || timeline !== document.timeline || !(effect instanceof KeyframeEffect)) return false;
  return effect.target !== null && effect.pseudoElement === null && effect.getComputedTiming().endTime === Infinity;
}
