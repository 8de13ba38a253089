import { timeLeft } from '../time/time-left.ts';
import { captureScreen } from './capture-screen.ts';
import type { Locator, Placed } from './locate-elements.ts';
import { locatorOf } from './locate-elements.ts';
import type { Box, SeenPart } from './located.ts';
import type { PageFrame } from './page-frame.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { clampTo, isInView, onScreen, surround, touches } from './shot-geometry.ts';

/**
 * A picture of one view of the page (JPEG), and the parts that show elements. All values are in pixels of the screen,
 * without the device's scale. These are CSS pixels unless the page is zoomed.
 */
export type Band = {
  readonly image: Buffer;
  readonly width: number;
  readonly height: number;
  readonly shots: readonly Shot[];
};
export type Shot = {
  readonly key: string;
  /** The part of the band to cut out. */
  readonly crop: Box;
  /** The element within the crop. */
  readonly outline: Box;
};

export type ShotRequest = { readonly key: string; readonly selector: string };

/** `missed` counts the elements that were skipped for lack of time. */
export type Captured = { readonly bands: readonly Band[]; readonly missed: number };

type PageView = {
  readonly main: PageFrame;
  readonly session: ProtocolSession;
  /** Throws PageFailure if the picture must not be kept. */
  readonly afterPicture?: (() => Promise<void>) | undefined;
};

/**
 * Takes pictures of elements, with one capture for all elements in a view. It scrolls, because a capture beyond the
 * viewport makes Chromium lay out and draw the whole page (measured on a page of 39,000 px: 600 ms, against 25 to 100).
 * Invisible elements get no picture. `missed` counts those skipped for lack of time.
 */
export async function captureElements(
  view: PageView,
  requests: readonly ShotRequest[],
  timeoutMs: number,
): Promise<Captured> {
  const deadline = performance.now() + timeoutMs;
  const locator = locatorOf(view.main);
  const wanted = requests.map((request) => ({ key: request.key, path: request.selector.split(' >>> ') }));
  const placed = (await locator.locate(wanted, timeoutMs)).filter(isVisible);
  let pending: readonly Placed[] = placed.toSorted((a, b) => a.box.y - b.box.y);
  const bands: Band[] = [];
  for (let first = pending[0]; first !== undefined; first = pending[0]) {
    const left = timeLeft(deadline);
    if (left < 500) break;
    const band = await captureView({ locator, view }, { first, pending, timeoutMs: left });
    if (band !== undefined) bands.push(band);
    const done = new Set(band?.shots.map((shot) => shot.key));
    pending = pending.filter((item) => item !== first && !done.has(item.key));
  }
  return { bands, missed: pending.length };
}

function isVisible({ box }: Placed): boolean {
  return box.width > 0 && box.height > 0;
}

type Camera = { readonly locator: Locator; readonly view: PageView };

/**
 * Scrolls to the first element and captures all elements in view. It measures positions again, because some elements
 * are sticky.
 */
async function captureView(
  { locator, view }: Camera,
  {
    first,
    pending,
    timeoutMs,
  }: { readonly first: Placed; readonly pending: readonly Placed[]; readonly timeoutMs: number },
): Promise<Band | undefined> {
  const { seen, placed } = await locator.scrollTo(first, pending.slice(0, 100), timeoutMs);
  if (seen === undefined) return undefined;
  const shots = frameShots(seen, placed, ({ key, element }) => key === first.key && touches(seen, element));
  if (shots.length === 0) return undefined;
  const image = await captureScreen(view.session, timeoutMs);
  await view.afterPicture?.();
  return { image, width: seen.width, height: seen.height, shots };
}

type OnScreen = { readonly key: string; readonly element: Box };

/** Finds the elements that this view shows well, and those that are taken as they are. */
export function frameShots(
  seen: SeenPart,
  placed: readonly Pick<Placed, 'key' | 'box'>[],
  isTaken: (one: OnScreen) => boolean = () => false,
): readonly Shot[] {
  return placed
    .map(({ key, box }) => ({ key, element: onScreen(seen, box) }))
    .filter((one) => isInView(seen, one.element) || isTaken(one))
    .map(({ key, element }) => {
      const crop = clampTo(seen, surround(element));
      return { key, crop, outline: { ...element, x: element.x - crop.x, y: element.y - crop.y } };
    });
}
