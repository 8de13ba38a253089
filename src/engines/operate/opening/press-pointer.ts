import { z } from 'zod';
import { inPageCall } from '../../../browser/in-page-code.ts';
import type { OperatedPage } from '../operated-page.ts';

const findPoint = inPageCall<[opener: number]>(new URL('in-page/opened.ts', import.meta.url), 'findPoint');
const findCloserPoint = inPageCall<[]>(new URL('in-page/closing.ts', import.meta.url), 'findCloserPoint');
const pointSchema = z.object({ x: z.number(), y: z.number() }).nullable();

const hoverMs = 100;

/** Clicks on the opener. `onHover`: called when the pointer is over it. Returns false if something is in front of it. */
export async function pressOpener(page: OperatedPage, opener: number, onHover: () => Promise<void>): Promise<boolean> {
  return pressPoint(page, findPoint(opener), onHover);
}

/** Clicks on the control that closes a dialog. Returns false if there is none, or something is in front of it. */
export async function pressCloser(page: OperatedPage): Promise<boolean> {
  return pressPoint(page, findCloserPoint(), async () => undefined);
}

async function pressPoint(page: OperatedPage, find: string, onHover: () => Promise<void>): Promise<boolean> {
  const point = pointSchema.parse(await page.evaluate(find));
  if (point === null) return false;
  const send = async (type: string, button: object = {}) =>
    page.send('Input.dispatchMouseEvent', { ...point, type, ...button });
  await send('mouseMoved');
  await page.settle(hoverMs);
  await onHover();
  await send('mousePressed', { button: 'left', clickCount: 1 });
  await send('mouseReleased', { button: 'left', clickCount: 1 });
  return true;
}
