import type { Metrics } from './frame-view.ts';
import { readMetrics } from './frame-view.ts';
import { selectHighlights } from './highlights.ts';
import type { Motions } from './moving.ts';
import { finishAll, keepFollowingScroll, listMotions, listShadowRoots } from './moving.ts';

declare global {
  interface Window {
    curbcutGlyphs:
      | {
          /** The documents of the page, and of each frame that has had a text to look at. */
          readonly documents: Map<Document, Prepared>;
          /** Selectors of elements of the page whose background fills their text. */
          readonly filled: Set<string>;
        }
      | undefined;
  }
}

/** A document with its style sheets for pictures, because a sheet belongs to one document. */
export type Prepared = {
  readonly roots: readonly (Document | ShadowRoot)[];
  readonly still: CSSStyleSheet;
  readonly paint: CSSStyleSheet;
  readonly motions: Motions;
};

/**
 * Prepares style sheets for pictures, without motion or underlines. The page's scripts cannot see them, except as a
 * list. Returns the view: see readMetrics.
 */
export function startGlyphs(): Metrics | null {
  window.curbcutGlyphs = { documents: new Map(), filled: new Set() };
  prepareDocument(document);
  return readMetrics();
}

export function prepareDocument(one: Document): void {
  const view = one.defaultView;
  const state = window.curbcutGlyphs;
  if (view === null || state === undefined || state.documents.has(one)) return;
  const roots = [one, ...listShadowRoots(one)];
  const motions = listMotions(roots);
  keepFollowingScroll(roots);
  const all = '*, *::before, *::after, *::placeholder, *::marker';
  const still = new view.CSSStyleSheet();
  // Important declarations in a layer win over all declarations of the page outside of layers.
  still.replaceSync(
    `@layer curbcut { ${all} { transition: none !important; animation-play-state: paused !important; text-decoration-color: transparent !important; caret-color: transparent !important; scroll-behavior: auto !important } }`,
  );
  const paint = new view.CSSStyleSheet();
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, still, paint];
  state.documents.set(one, { roots, still, paint, motions });
}

export function listPrepared(): readonly Prepared[] {
  return [...(window.curbcutGlyphs?.documents.values() ?? [])];
}

/** An element that came into view has started to fade in, and the style sheet has paused it there. */
export function finishReveals(): void {
  finishAll(listPrepared().flatMap(({ roots }) => roots));
}

/**
 * Draws all text in this color, without moving it, from the next frame on (a capture draws one). Null restores the
 * page's color.
 */
export function paintGlyphs(color: string | null): void {
  const { documents = new Map<Document, Prepared>(), filled = new Set<string>() } = window.curbcutGlyphs ?? {};
  for (const [one, { paint }] of documents) {
    const others = [...(one === document ? filled : [])].map(
      (selector) => `${selector} { background: none !important }`,
    );
    paint.replaceSync(color === null ? '' : paintRules(color, [...others, ...paintHighlights(color, one)]));
  }
}

export function paintRules(color: string, others: readonly string[]): string {
  const rule = `-webkit-text-fill-color: ${color} !important; -webkit-text-stroke-color: ${color} !important`;
  const shapes = `text, text * { fill: ${color} !important; fill-opacity: 1 !important }`;
  return `@layer curbcut { *, *::before, *::after, *::placeholder, *::marker { ${rule} } ${shapes} ${others.join(' ')} }`;
}

export function paintHighlights(color: string, one: Document): readonly string[] {
  return selectHighlights(one).map(
    (selector) => `${selector} { color: ${color} !important; -webkit-text-fill-color: ${color} !important }`,
  );
}

export function resetPaint(): void {
  paintGlyphs(null);
  window.curbcutGlyphs?.filled.clear();
}

export function endGlyphs(): void {
  const prepared = listPrepared();
  window.curbcutGlyphs = undefined;
  for (const { roots, still, paint } of prepared)
    for (const root of roots)
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== still && sheet !== paint);
}
