export type Rect = readonly [x: number, y: number, width: number, height: number];
export type Clip = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The view, for `Emulation.setDeviceMetricsOverride`. */
export type Metrics = {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
  readonly mobile: false;
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly screenOrientation: { readonly type: string; readonly angle: number };
};

/** The current view. Null for mobile devices, because a page cannot see their emulation. */
export function readMetrics(): Metrics | null {
  if (navigator.maxTouchPoints > 0 || startsFromRight()) return null;
  const { innerWidth, innerHeight, devicePixelRatio, screen } = window;
  const { type, angle } = screen.orientation;
  return {
    width: innerWidth,
    height: innerHeight,
    deviceScaleFactor: devicePixelRatio,
    mobile: false,
    screenWidth: screen.width,
    screenHeight: screen.height,
    // The protocol writes `landscape-primary` as `landscapePrimary`.
    screenOrientation: { type: type.replace(/-p/, 'P').replace(/-s/, 'S'), angle },
  };
}

/** True for a page whose content reaches beyond its start on the left, from where the browser would count. */
export function startsFromRight(): boolean {
  const root = document.documentElement;
  const deciding = [...document.querySelectorAll(':root, :root > body')];
  const isRightToLeft = deciding.some((element) => getComputedStyle(element).direction === 'rtl');
  return isRightToLeft && root.scrollWidth > root.clientWidth;
}

/**
 * A larger part costs more than the view, as does any part of a long page, because the browser redraws its
 * surroundings.
 */
export const mostShare = 1 / 3;
export const mostViews = 6;

/**
 * The part of the document that shows all visible areas of these parts of the view. Undefined if the whole view must be
 * captured, because the part costs more, or because the view is not drawn pixel by pixel, so that its parts would look
 * different.
 */
export function frameRects(rects: readonly Rect[]): Clip | undefined {
  const { innerWidth, innerHeight, scrollX, scrollY } = window;
  if (rects.length === 0 || !isEven() || isLong()) return undefined;
  const left = Math.max(0, Math.floor(Math.min(...rects.map(([x]) => x))));
  const top = Math.max(0, Math.floor(Math.min(...rects.map(([, y]) => y))));
  const right = Math.min(innerWidth, Math.ceil(Math.max(...rects.map(([x, , width]) => x + width))));
  const bottom = Math.min(innerHeight, Math.ceil(Math.max(...rects.map(([, y, , height]) => y + height))));
  const [width, height] = [right - left, bottom - top];
  if (width * height > innerWidth * innerHeight * mostShare) return undefined;
  return { x: left + scrollX, y: top + scrollY, width, height };
}

export function isEven(): boolean {
  const { scrollX, scrollY, devicePixelRatio, visualViewport } = window;
  return [scrollX, scrollY, devicePixelRatio].every(Number.isInteger) && scrollX >= 0 && visualViewport?.scale === 1;
}

export function isLong(): boolean {
  return document.documentElement.scrollHeight > window.innerHeight * mostViews;
}
