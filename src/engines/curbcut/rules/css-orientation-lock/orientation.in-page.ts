import { letGo } from '../../../in-page/held-page.ts';

export type Orientation = 'portrait' | 'landscape';

/**
 * Reads with these media queries as on a screen in this orientation, so that the browser decides which declaration wins.
 * No transition starts, and the page's scripts do not notice: styles are computed here, and nothing is drawn.
 */
export function inOrientation<T>(media: readonly MediaList[], orientation: Orientation, read: () => T): T {
  letGo();
  const before = media.map(({ mediaText }) => mediaText);
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  const adopted = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...adopted, still];
  try {
    for (const list of media) list.mediaText = resolveQuery(list.mediaText, orientation);
    return read();
  } finally {
    for (const [index, list] of media.entries()) list.mediaText = before[index] ?? '';
    read();
    document.adoptedStyleSheets = adopted;
  }
}

/** Also meets its conditions of size, because some device has that size. */
export function resolveQuery(query: string, orientation: Orientation): string {
  const [met, unmet] = ['(min-width: 0px)', '(max-width: 0px)'];
  return query
    .replaceAll(/\([^()]*\b(?:width|height)\b[^()]*\)/g, met)
    .replaceAll(/\(\s*orientation\s*:\s*(\w+)\s*\)/g, (_all, named: string) => (named === orientation ? met : unmet));
}
