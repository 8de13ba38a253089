declare global {
  interface Window {
    curbcutStirs?: { readonly observer: MutationObserver; hasStirred: boolean; readonly end: () => void };
  }
}

/** The events of what changes the view and not the document: popovers, check boxes, and moves of the focus. */
export const stirringEvents = 'beforetoggle toggle change input focusin hashchange fullscreenchange';

/** Watches for anything that may show a part of the page, apart from style sheets and states of custom elements. */
export function watchStirs(roots: readonly (Document | ShadowRoot)[]): void {
  window.curbcutStirs?.end();
  const note = () => {
    stirs.hasStirred = true;
  };
  const observer = new MutationObserver(note);
  const events = stirringEvents.split(' ');
  for (const root of roots) {
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const event of events) root.addEventListener(event, note, { capture: true, passive: true });
  }
  const end = () => {
    observer.disconnect();
    for (const root of roots) for (const event of events) root.removeEventListener(event, note, { capture: true });
  };
  const stirs = { observer, hasStirred: false, end };
  window.curbcutStirs = stirs;
}

/** True if something has stirred since the last call. */
export function takeStir(): boolean {
  const { curbcutStirs: stirs } = window;
  if (stirs === undefined) return true;
  const hasStirred = stirs.observer.takeRecords().length > 0 || stirs.hasStirred;
  stirs.hasStirred = false;
  return hasStirred;
}
