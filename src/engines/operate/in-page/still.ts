import { listRoots } from '../../../browser/in-page/open-roots.ts';
import { findAll } from '../../in-page/elements.ts';
import { untilDrawn, untilMessages } from '../../../browser/in-page/pause.ts';

declare global {
  interface Window {
    curbcutStill?: {
      readonly sheet: CSSStyleSheet;
      /** The document and its open shadow roots. */
      readonly roots: readonly (Document | ShadowRoot)[];
      /** The colors of the cursors that fields have without the sheet. */
      readonly carets: ReadonlyMap<Element, string>;
      /** See rules/focus-visible/picture.in-page.ts. */
      silent?: readonly Element[];
    };
  }
}

/**
 * Ends motion, so that no look depends on its moment. Until `releasePage`, transitions take no time, and nothing blinks
 * in a field. The declarations win over all of the page, because they are important and in a layer.
 */
export function stillPage(): void {
  if (window.curbcutStill === undefined) addStillSheet();
  endMotion();
}

/** A change of the sheets costs the styles of all elements: 0.4 s on a page of 49,000. */
export function addStillSheet(): void {
  const fields = findAll('input, textarea, [contenteditable]');
  const carets = new Map(fields.map((field) => [field, getComputedStyle(field).caretColor]));
  const sheet = new CSSStyleSheet();
  const all = '*, *::before, *::after, *::backdrop, *::placeholder, *::marker';
  const still = 'transition: none !important; scroll-behavior: auto !important; caret-color: transparent !important';
  sheet.replaceSync(`@layer curbcut { ${all} { ${still} } }`);
  const roots = listRoots(document);
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  window.curbcutStill = { sheet, roots, carets };
}

/** Rules after this one read the page's own transitions. */
export function releasePage(): void {
  const { sheet, roots = [] } = window.curbcutStill ?? {};
  for (const root of roots) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  delete window.curbcutStill;
}

/** Shows animations at their end, and endless ones at this part of their first round. */
export function endMotion(part = 0): void {
  const roots = window.curbcutStill?.roots ?? [document];
  for (const animation of roots.flatMap((root) => root.getAnimations())) {
    const { effect, playState, playbackRate, timeline } = animation;
    if (playState !== 'running' || playbackRate <= 0 || timeline !== document.timeline) continue;
    if (Number.isFinite(effect?.getComputedTiming().endTime)) animation.finish();
    else stopAt(animation, part);
  }
}

/** `part` of 0: before any delay, which is as the page began. */
export function stopAt(animation: Animation, part: number): void {
  const { delay = 0, duration } = animation.effect?.getComputedTiming() ?? {};
  animation.pause();
  animation.currentTime = part === 0 ? 0 : delay + part * (Number(duration) || 0);
}

/**
 * Waits until scripts have answered and the page is drawn, and ends the motion that began meanwhile. Returns false if it
 * was not drawn.
 */
export async function rest(part = 0): Promise<boolean> {
  await untilMessages();
  const isDrawn = await untilDrawn(150);
  endMotion(part);
  return isDrawn;
}
