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
/** A page that moves all the time is taken as it is. */
const mostTakes = 2;

/** Asks for the view without scrolling. */
export const asItIs = { from: undefined, bars: { top: 0, bottom: 0 }, remembers: false } as const;

const showing = new URL('in-page/show-part.ts', import.meta.url);
const scrollBack = inPageCall<[top: number]>(showing, 'scrollBack');
const hasMoved = inPageCall<[]>(showing, 'hasMoved');

/**
 * Takes a picture of the page, view by view, and restores the scroll position. It measures the elements' boxes in the
 * view that shows them, because a page may grow during scrolling, and some elements are sticky. It scrolls, because a
 * capture beyond the viewport makes Chromium lay out and draw the whole page (measured on a page of 39,000 px: 600 ms,
 * against 25 to 100).
 */
export async function capturePage(
  view: PageView,
  requests: readonly PlaceRequest[],
  timeoutMs: number,
): Promise<PagePicture | undefined> {
  const deadline = performance.now() + timeoutMs;
  const taken = new TakenParts(listPaths(requests));
  let first: Part | undefined;
  for (let next = taken.next; next !== undefined && timeLeft(deadline) >= leastTimeMs; next = taken.next) {
    const part = await showPart(view.main, { ...next, remembers: true }, timeLeft(deadline));
    first ??= part;
    taken.add(...(await takePart(view, { part, wanted: next.wanted }, deadline)));
  }
  if (first !== undefined) await view.main.evaluate(scrollBack(first.before), leftFrom(deadline));
  return taken.finish();
}

/** Takes a picture of a part that is shown, again if elements have moved since they were measured. */
async function takePart(
  { main, session, afterPicture }: PageView,
  shown: { readonly part: Part; readonly wanted: readonly ElementPath[] },
  deadline: number,
): Promise<readonly [Part, Buffer]> {
  let { part } = shown;
  for (let takes = 1; ; takes += 1) {
    const image = await captureScreen(session, leftFrom(deadline));
    await afterPicture?.();
    const isLast = takes === mostTakes || timeLeft(deadline) < leastTimeMs;
    if (isLast || (await main.evaluate(hasMoved(), timeLeft(deadline))) !== true) return [part, image];
    part = await showPart(main, { ...asItIs, wanted: shown.wanted, remembers: true }, timeLeft(deadline));
  }
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
