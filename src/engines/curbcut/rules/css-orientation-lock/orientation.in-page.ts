export type Orientation = 'portrait' | 'landscape';

export function currentOrientation(): Orientation {
  return matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape';
}

/**
 * Reads with these media queries as on a screen in the other orientation, so that the browser decides which declaration
 * wins. No transition starts, and the page's scripts do not notice: styles are computed here, and nothing is drawn.
 */
export function inOtherOrientation<T>(media: readonly MediaList[], read: () => T): T {
  const before = media.map(({ mediaText }) => mediaText);
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  const adopted = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...adopted, still];
  try {
    for (const list of media) list.mediaText = exchange(list.mediaText);
    return read();
  } finally {
    for (const [index, list] of media.entries()) list.mediaText = before[index] ?? '';
    read();
    document.adoptedStyleSheets = adopted;
  }
}

export function exchange(query: string): string {
  return query.replaceAll(/\borientation\s*:\s*(portrait|landscape)/g, (_all, named: string) =>
    named === 'portrait' ? 'orientation: landscape' : 'orientation: portrait',
  );
}
