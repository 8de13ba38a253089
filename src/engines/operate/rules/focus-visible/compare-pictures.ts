import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import type { OperatedPage } from '../../operated-page.ts';

const picture = new URL('picture.in-page.ts', import.meta.url);
const showStop = inPageCall<[stop: number]>(picture, 'showStop');
const focusShown = inPageCall<[stop: number]>(picture, 'focusShown');
const pictureSchema = z.object({ data: z.string() });

/** `moving`: the page changes by itself, so pictures do not tell. `gone`: the stop does not take or keep the focus. */
export type FocusSight = 'shown' | 'not_shown' | 'moving' | 'gone';

/** A page that moves for a moment is at rest by then. */
const mostLooks = 3;
/** A script may answer the focus, or its end, this much later. */
const laterMs = 60;

/**
 * Compares pictures of the view with and without the focus. One difference proves nothing, because the page may have
 * changed by itself: the mark must go away with the focus. Without a difference, a script gets time for a late mark.
 */
export async function compareFocus(page: OperatedPage, stop: number, looks = mostLooks): Promise<FocusSight> {
  for (let look = 0; look < looks; look += 1) {
    if (!(await isThere(page, showStop(stop)))) return 'gone';
    const without = await takePicture(page);
    if (!(await isThere(page, focusShown(stop)))) return 'gone';
    if ((await takePicture(page)) === without && (await lookLater(page)) === without) return 'not_shown';
    if (!(await isThere(page, showStop(stop)))) return 'gone';
    if ((await takePicture(page)) === without || (await lookLater(page)) === without) return 'shown';
  }
  return 'moving';
}

async function isThere(page: OperatedPage, call: string): Promise<boolean> {
  return (await page.evaluate(call)) === true;
}

async function lookLater(page: OperatedPage): Promise<string> {
  await page.settle(laterMs);
  return takePicture(page);
}

async function takePicture(page: OperatedPage): Promise<string> {
  const options = { format: 'png', captureBeyondViewport: false, optimizeForSpeed: true };
  return pictureSchema.parse(await page.send('Page.captureScreenshot', options)).data;
}
