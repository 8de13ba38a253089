import { findAt } from '../../in-page/find-at.ts';

declare global {
  interface Window {
    curbcutGlyphs:
      | { readonly roots: readonly (Document | ShadowRoot)[]; readonly sheets: readonly CSSStyleSheet[] }
      | undefined;
  }
}

export type Rect = readonly [x: number, y: number, width: number, height: number];

/** One text in view. Colors are converted to sRGB: 0 to 255, alpha 0 to 1. */
export type SeenText = {
  readonly index: number;
  readonly rects: readonly Rect[];
  readonly color: readonly number[];
  /** Of all ancestors together. */
  readonly opacity: number;
  readonly fontSizePx: number;
  readonly isBold: boolean;
  readonly text: string;
};

/** `done`: texts that will not be seen in any view, because they are gone or drawn in a way that pictures do not show. */
export type TextView = {
  readonly width: number;
  readonly height: number;
  readonly seen: readonly SeenText[];
  readonly done: readonly number[];
};

/** Prepares style sheets for pictures: nothing moves, nothing is underlined. They are invisible to the page's scripts, except as a list. */
export function startGlyphs(): void {
  const roots = [document, ...listShadowRoots(document)];
  const all = '*, *::before, *::after, *::placeholder, *::marker';
  const still = new CSSStyleSheet();
  still.replaceSync(
    `${all} { transition: none !important; animation-play-state: paused !important; text-decoration-color: transparent !important; caret-color: transparent !important; scroll-behavior: auto !important }`,
  );
  const paint = new CSSStyleSheet();
  for (const root of roots) root.adoptedStyleSheets = [...root.adoptedStyleSheets, still, paint];
  window.curbcutGlyphs = { roots, sheets: [still, paint] };
}

export function listShadowRoots(root: Document | ShadowRoot): readonly ShadowRoot[] {
  return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot === null ? [] : [shadowRoot, ...listShadowRoots(shadowRoot)],
  );
}

/** Draws all text in this color, without moving anything, and waits until it is drawn. */
export async function paintGlyphs(color: string): Promise<void> {
  const rule = `-webkit-text-fill-color: ${color} !important`;
  window.curbcutGlyphs?.sheets[1]?.replaceSync(
    `*, *::before, *::after, *::placeholder, *::marker { ${rule} } text, tspan, textPath { fill: ${color} !important }`,
  );
  await nextFrames();
}

export async function nextFrames(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 250);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

export function endGlyphs(): void {
  const state = window.curbcutGlyphs;
  window.curbcutGlyphs = undefined;
  for (const root of state?.roots ?? []) {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => state?.sheets.includes(sheet) !== true);
  }
}

/** Scrolls to the first text and says which of all texts are in view. */
export async function viewTexts(paths: readonly (readonly string[])[], pending: readonly number[]): Promise<TextView> {
  // The color that marked the glyphs of the view before is not the color of the next text.
  window.curbcutGlyphs?.sheets[1]?.replaceSync('');
  const found = pending.map((index) => ({ index, element: elementAt(paths[index] ?? []) }));
  const [first] = found.flatMap(({ element }) => (element === null ? [] : [element]));
  first?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  await nextFrames();
  const seen: SeenText[] = [];
  const done: number[] = [];
  for (const { index, element } of found) {
    if (element === null || !isMeasurable(element)) done.push(index);
    else if (isInView(rectsOf(element)) || element === first) seen.push(describeText(index, element));
  }
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    seen,
    done: [...done, ...seen.map(({ index }) => index)],
  };
}

export function elementAt(path: readonly string[]): Element | null {
  const found = findAt(path);
  return found.kind === 'element' ? found.element : null;
}

/** A text whose glyphs show something other than one color over what is behind them cannot be measured. */
export function isMeasurable(element: Element): boolean {
  const own = getComputedStyle(element);
  if (Number.parseFloat(own.webkitTextStrokeWidth) > 0) return false;
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const isPlain = [style.filter, style.maskImage, style.clipPath].every((value) => value === 'none');
    // The background of a group with opacity shows through its text in another way than what is behind the group.
    const isPaleBox = Number(style.opacity) < 1 && (hasBackground(style) || at !== element);
    if (!isPlain || isPaleBox || style.mixBlendMode !== 'normal' || style.backgroundClip.includes('text')) return false;
  }
  return true;
}

export function hasBackground({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
  return backgroundImage !== 'none' || !/rgba\(.*, 0\)$/.test(backgroundColor);
}

export function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

export function rectsOf(element: Element): readonly DOMRect[] {
  if (element.matches('input, select, textarea')) return [element.getBoundingClientRect()];
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );
  return texts.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

export function isInView(rects: readonly DOMRect[]): boolean {
  return rects.every(
    ({ left, top, right, bottom }) =>
      left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight,
  );
}

export function describeText(index: number, element: Element): SeenText {
  const isEmpty = element.matches('input, textarea') && Reflect.get(element, 'value') === '';
  const style = getComputedStyle(element, isEmpty ? '::placeholder' : null);
  const isSvg = ['text', 'tspan', 'textPath'].includes(element.localName);
  const paint = isSvg ? style.fill : style.webkitTextFillColor;
  const shown: unknown = isEmpty ? element.getAttribute('placeholder') : Reflect.get(element, 'value');
  return {
    index,
    rects: rectsOf(element).map(({ x, y, width, height }) => [x, y, width, height]),
    color: toRgba(paint),
    opacity: Number(style.opacity),
    fontSizePx: Number.parseFloat(style.fontSize),
    isBold: Number(style.fontWeight) >= 700,
    text: typeof shown === 'string' && shown !== '' ? shown : (element.textContent ?? '').slice(0, 200),
  };
}

export function toRgba(color: string): readonly number[] {
  const legacy = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(color);
  if (legacy !== null) return [...legacy.slice(1, 4).map(Number), Number(legacy[4] ?? 1)];
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (context === null || !CSS.supports('color', color)) return [0, 0, 0, 0];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}
