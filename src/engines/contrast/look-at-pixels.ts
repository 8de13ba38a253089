import { z } from 'zod';
import { PageFailure } from '../../browser/page-failure.ts';
import { captureView } from '../capture-view.ts';
import { inPageCall } from '../../shared/in-page-code.ts';
import { isOver, timeLeft } from '../../shared/time-left.ts';
import type { ReviewedPage } from '../review.ts';
import type { Unmeasured } from './messages.ts';
import type { PicturedText, Seen } from './judge-seen.ts';
import { judgeAsShown, judgeInColor, seenSchema } from './judge-seen.ts';
import type { AllPictures, Pictures } from './read-glyphs.ts';
import { markers } from './read-glyphs.ts';

const glyphs = new URL('in-page/glyphs.ts', import.meta.url);
const startGlyphs = inPageCall<[]>(glyphs, 'startGlyphs');
const paintGlyphs = inPageCall<[color: string | null]>(glyphs, 'paintGlyphs');
const viewTexts = inPageCall<[paths: readonly (readonly string[])[], pending: readonly number[]]>(glyphs, 'viewTexts');
const endGlyphs = inPageCall<[]>(glyphs, 'endGlyphs');

const viewSchema = z.object({
  width: z.number(),
  height: z.number(),
  seen: z.array(seenSchema),
  unseen: z.array(z.object({ index: z.int(), why: z.enum(['gone', 'frame', 'hidden', 'outside', 'effect']) })),
});

const maxViews = 30;
const maxTexts = 500;
const maxMs = 8_000;
const endMs = 1_000;

/** A text that layers do not decide. `isLetterFont`: see failText. */
export type OpenText = { readonly path: readonly string[]; readonly isLetterFont: boolean };

/**
 * Looks at pictures of texts that layers do not decide: of what is behind them, and of where their glyphs are. Scrolls the page. One
 * entry for each text, in their order.
 */
export async function lookAtPixels(
  page: ReviewedPage,
  texts: readonly OpenText[],
  deadline: number,
): Promise<readonly Seen[]> {
  const found = new Map<number, Seen>();
  await page.main.evaluate(startGlyphs(), timeLeft(deadline));
  try {
    await lookAtViews(page, { texts, deadline, found });
  } catch (error) {
    // What was seen until the time was up counts.
    if (!(error instanceof PageFailure) || error.kind !== 'unresponsive' || !isOver(deadline)) throw error;
  } finally {
    await page.main.evaluate(endGlyphs(), endMs);
  }
  return texts.map((_text, index) => found.get(index) ?? unmeasured('late'));
}

type Looking = {
  readonly texts: readonly OpenText[];
  readonly deadline: number;
  readonly found: Map<number, Seen>;
};

async function lookAtViews(page: ReviewedPage, { texts, deadline, found }: Looking): Promise<void> {
  const paths = texts.map(({ path }) => path);
  const lastStart = Math.min(deadline, performance.now() + maxMs);
  let pending = texts.map((_text, index) => index).slice(0, maxTexts);
  for (let views = 0; pending.length > 0 && views < maxViews && !isOver(lastStart); views += 1) {
    const view = viewSchema.parse(await page.main.evaluate(viewTexts(paths, pending), timeLeft(deadline)));
    for (const { index, why } of view.unseen) found.set(index, unmeasured(why));
    if (view.seen.length > 0) await lookAtView(page, view, { texts, deadline, found });
    pending = pending.filter((index) => !found.has(index));
  }
}

async function lookAtView(
  page: ReviewedPage,
  { seen, width }: z.infer<typeof viewSchema>,
  { texts, deadline, found }: Looking,
): Promise<void> {
  const pictures = await takePictures(page, deadline);
  const scale = pictures.bare.width / width;
  const unclear: PicturedText[] = [];
  for (const one of seen) {
    const text = { ...one, scale, isLetterFont: texts[one.index]?.isLetterFont === true };
    const judged = judgeInColor(text, pictures);
    if (judged === 'unclear') unclear.push(text);
    else found.set(text.index, judged);
  }
  if (unclear.length === 0) return;
  const all = await takeMorePictures(page, pictures, deadline);
  for (const text of unclear) found.set(text.index, judgeAsShown(text, all));
}

async function takePictures(page: ReviewedPage, deadline: number): Promise<Pictures> {
  const take = async (color: string | null) => paintAndTake(page, color, deadline);
  const bare = await take('transparent');
  return { bare, marked: await take(markers[0]) };
}

async function takeMorePictures(page: ReviewedPage, pictures: Pictures, deadline: number): Promise<AllPictures> {
  const take = async (color: string | null) => paintAndTake(page, color, deadline);
  const second = await take(markers[1]);
  const shown = await take(null);
  return { ...pictures, second, shown, again: await take('transparent') };
}

async function paintAndTake(page: ReviewedPage, color: string | null, deadline: number) {
  await page.main.evaluate(paintGlyphs(color), timeLeft(deadline));
  return captureView(page.session, deadline);
}

function unmeasured(why: Unmeasured): Seen {
  return { unmeasured: why };
}
