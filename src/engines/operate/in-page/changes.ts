import { activeElement } from './stops.ts';

declare global {
  interface Window {
    curbcutChanges?: ContextChange[];
    curbcutFocused?: Set<Element>;
  }
}

/** `stops`: the elements that had the focus before it, the last one first. */
export type ContextChange = { readonly what: 'page' | 'window'; readonly stops: readonly number[] };

export const mostBefore = 6;

/**
 * The page is sealed: what it tries leaves the document in place. `windowEvent`: the event by which the page's own world
 * tells that a script opens a window.
 */
export function watchChanges(windowEvent: string): void {
  const changes: ContextChange[] = [];
  const focused = new Set<Element>();
  window.curbcutChanges = changes;
  window.curbcutFocused = focused;
  const before: number[] = [];
  const note = (what: ContextChange['what']) =>
    changes.push({ what, stops: [...new Set([stopOf(activeElement()), ...before])] });
  window.navigation.addEventListener('navigate', (event) => {
    if (leavesDocument(event)) note('page');
  });
  document.addEventListener(windowEvent, () => note('window'));
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      focused.add(target);
      before.unshift(stopOf(activeElement()));
      before.splice(mostBefore);
    },
    true,
  );
}

export function stopOf(element: Element | null): number {
  return element === null ? -1 : (window.curbcutStops?.indexOf(element) ?? -1);
}

/** False for fragments, for what a script changes of the URL alone, and for downloads. */
export function leavesDocument({ hashChange, downloadRequest, destination }: NavigateEvent): boolean {
  return !hashChange && !destination.sameDocument && downloadRequest === null;
}

/** Takes the changes that have been seen since the last call. */
export function takeChanges(): readonly ContextChange[] {
  return window.curbcutChanges?.splice(0) ?? [];
}
