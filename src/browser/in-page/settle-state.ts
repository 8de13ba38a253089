import { untilDrawn } from './pause.ts';

/** Waits for the page to respond to another state: its styles apply, transitions end, and its scripts have reacted. */
export async function settleState(): Promise<void> {
  const mostMs = 400;
  const started = performance.now();
  const quiet = watchChanges();
  await untilDrawn(150);
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  while (!quiet.isQuiet() && performance.now() - started < mostMs) await untilDrawn(150);
  quiet.end();
}

export function watchChanges(): { readonly isQuiet: () => boolean; readonly end: () => void } {
  const quietMs = 60;
  let changedAt = performance.now();
  const observer = new MutationObserver(() => {
    changedAt = performance.now();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  return { isQuiet: () => performance.now() - changedAt >= quietMs, end: () => observer.disconnect() };
}
