import { pathOfSelector } from '../findings/selector-path.ts';
import { timeLeft } from '../time/time-left.ts';
import { captureScreen } from './capture-screen.ts';
import { inPageCall } from './in-page-code.ts';
import type { ElementPath, Part } from './locate-elements.ts';
import { showPart } from './locate-elements.ts';
import type { PageFrame } from './page-frame.ts';
import type { PagePicture, PlaceRequest } from './page-picture.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { TakenParts } from './taken-parts.ts';

export type PageView = {
  readonly main: PageFrame;
  readonly session: ProtocolSession;
  /** Throws PageFailure if the picture must not be kept. */
  readonly afterPicture?: (() => Promise<void>) | undefined;
};

const leastTimeMs = 250;

/** Asks for the view without scrolling. */
export const asItIs = { from: undefined, bars: { top: 0, bottom: 0 }, remembers: false } as const;

const scrollBack = inPageCall<[top: number]>(new URL('in-page/show-part.ts', import.meta.url), 'scrollBack');

/**
 * Takes a picture of the page, view by view, and restores the scroll position. It measures the elements' boxes in the
 * view that shows them, because a page may grow during scrolling, and some elements are sticky. It scrolls, because a
 * capture beyond the viewport makes Chromium lay out and draw the whole page (measured on a page of 39,000 px: 600 ms,
 * against 25 to 100).
 */
export async function capturePage(
  { main, session, afterPicture }: PageView,
  requests: readonly PlaceRequest[],
  timeoutMs: number,
): Promise<PagePicture | undefined> {
  const deadline = performance.now() + timeoutMs;
  const taken = new TakenParts(listPaths(requests));
  let first: Part | undefined;
  for (let next = taken.next; next !== undefined && timeLeft(deadline) >= leastTimeMs; next = taken.next) {
    const part = await showPart(main, { ...next, remembers: true }, timeLeft(deadline));
    first ??= part;
    taken.add(part, await captureScreen(session, leftFrom(deadline)));
    await afterPicture?.();
  }
  if (first !== undefined) await main.evaluate(scrollBack(first.before), leftFrom(deadline));
  return taken.finish();
}

/** Takes a picture of the view as it is. Scrolling may close what the page has opened. */
export async function captureView(
  { main, session, afterPicture }: PageView,
  requests: readonly PlaceRequest[],
  timeoutMs: number,
): Promise<PagePicture | undefined> {
  const deadline = performance.now() + timeoutMs;
  const wanted = listPaths(requests);
  const taken = new TakenParts(wanted);
  const part = await showPart(main, { ...asItIs, wanted }, timeoutMs);
  taken.add(part, await captureScreen(session, leftFrom(deadline)));
  await afterPicture?.();
  return taken.finish();
}

export function listPaths(requests: readonly PlaceRequest[]): readonly ElementPath[] {
  return requests.map(({ key, selector }) => ({ key, path: pathOfSelector(selector) }));
}

/**
 * A step that has begun may end even if little time is left, because the picture would be lost without the last step.
 */
function leftFrom(deadline: number): number {
  return Math.max(leastTimeMs, timeLeft(deadline));
}
