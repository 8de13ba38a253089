import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { timeLeft } from '../../../../time/time-left.ts';
import type { Picture } from '../../../capture-view.ts';
import { captureView } from '../../../capture-view.ts';
import type { DrivenPage } from '../../../engine.ts';
import type { RuleOutcome } from '../../../rule-outcome.ts';
import { parseDescribed } from '../../look-in-page.ts';

const shapes = new URL('shapes.in-page.ts', import.meta.url);
const listShapes = inPageCall<[]>(shapes, 'listShapes');
const viewShapes = inPageCall<[pending: readonly number[]]>(shapes, 'viewShapes');
const describeVanished = inPageCall<[total: number, vanished: readonly number[]]>(shapes, 'describeVanished');

const rectSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const viewSchema = z.object({
  width: z.number(),
  shapes: z.array(z.object({ index: z.int(), rect: rectSchema })),
});

const maxViews = 6;
/** People cannot tell apart colors with a smaller difference. */
const leastDifference = 12;

type Rect = z.infer<typeof rectSchema>;

/**
 * The controls without text that are visible in the default state, by number, for each page that is being looked at.
 */
const visibleShapes = new WeakMap<DrivenPage, readonly number[]>();

/** Scrolls the page. Throws PageFailure. */
export async function prepare(page: DrivenPage, deadline: number): Promise<void> {
  const count = z.int().parse(await page.main.evaluate(listShapes(), timeLeft(deadline)));
  const seen = await lookAtShapes(page, range(count), deadline);
  visibleShapes.set(
    page,
    [...seen].flatMap(([index, isVisible]) => (isVisible ? [index] : [])),
  );
}

/** Finds those controls that are no longer visible. Throws PageFailure. */
export async function look(page: DrivenPage, deadline: number): Promise<RuleOutcome> {
  const seen = await lookAtShapes(page, visibleShapes.get(page) ?? [], deadline);
  const vanished = [...seen].flatMap(([index, isVisible]) => (isVisible ? [] : [index]));
  return parseDescribed(await page.main.evaluate(describeVanished(seen.size, vanished), timeLeft(deadline)));
}

/**
 * True for controls that differ from their surroundings, or within themselves. Controls that no view shows are missing.
 */
async function lookAtShapes(
  page: DrivenPage,
  wanted: readonly number[],
  deadline: number,
): Promise<ReadonlyMap<number, boolean>> {
  const seen = new Map<number, boolean>();
  let pending = wanted;
  for (let views = 0; pending.length > 0 && views < maxViews; views += 1) {
    const view = viewSchema.parse(await page.main.evaluate(viewShapes(pending), timeLeft(deadline)));
    if (view.shapes.length === 0) break;
    const picture = await captureView(page.session, deadline);
    const scale = picture.width / view.width;
    for (const { index, rect } of view.shapes) seen.set(index, !isOneColor(picture, rect, scale));
    pending = pending.filter((index) => !seen.has(index));
  }
  return seen;
}

function isOneColor(picture: Picture, [left, top, width, height]: Rect, scale: number): boolean {
  const { data, channels } = picture;
  const [fromX, toX] = [Math.floor(left * scale), Math.min(picture.width, Math.ceil((left + width) * scale))];
  const [fromY, toY] = [Math.floor(top * scale), Math.min(picture.height, Math.ceil((top + height) * scale))];
  const first = (fromY * picture.width + fromX) * channels;
  for (let y = fromY; y < toY; y += 1) {
    for (let x = fromX; x < toX; x += 1) {
      const at = (y * picture.width + x) * channels;
      if (differs(data, first, at)) return false;
    }
  }
  return true;
}

function differs(data: Uint8Array, a: number, b: number): boolean {
  return [0, 1, 2].some((channel) => Math.abs((data[a + channel] ?? 0) - (data[b + channel] ?? 0)) >= leastDifference);
}

function range(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
