import { z } from 'zod';
import { PageFailure } from '../../browser/page-failure.ts';
import type { Box } from '../../browser/located.ts';
import { captureView } from '../capture-view.ts';
import { allowParts } from './allow-parts.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import type { ReviewedPage } from '../review.ts';
import type { Unmeasured } from './describe-contrast.ts';
import type { PicturedText, PixelOutcome } from './judge-pictured-text.ts';
import { judgeAsShown, judgeInColor, judgeInGroup, seenTextSchema } from './judge-pictured-text.ts';
import type { Pictures } from './read-glyphs.ts';
import { markers } from './read-glyphs.ts';

const glyphs = new URL('in-page/glyphs.ts', import.meta.url);
const styles = new URL('in-page/glyph-styles.ts', import.meta.url);
const startGlyphs = inPageCall<[]>(styles, 'startGlyphs');
const paintGlyphs = inPageCall<[color: string | null]>(styles, 'paintGlyphs');
const viewTexts = inPageCall<[paths: readonly (readonly string[])[], pending: readonly number[], takesParts: boolean]>(
  glyphs,
  'viewTexts',
);
type TextPlace = { readonly path: readonly string[]; readonly rects: z.infer<typeof seenTextSchema>['rects'] };
const areInPlace = inPageCall<[texts: readonly TextPlace[], clip: Box | null]>(glyphs, 'areInPlace');
const endGlyphs = inPageCall<[]>(styles, 'endGlyphs');

const viewSchema = z.object({
  width: z.number(),
  clip: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  seen: z.array(seenTextSchema),
  unseen: z.array(
    z.object({ index: z.int(), why: z.enum(['gone', 'frame', 'hidden', 'outside', 'effect', 'moving']) }),
  ),
});

const maxViews = 30;
const maxTexts = 500;
/** The views of a page that are taken once more, because its texts moved meanwhile. */
const maxMoved = 5;
const endMs = 1_000;

/** A text that layers do not decide. `isLetterFont`: see failText. */
export type OpenText = { readonly path: readonly string[]; readonly isLetterFont: boolean };

/**
 * Looks at pictures of texts that layers do not decide: at their backgrounds, and at the positions of their glyphs.
 * Scrolls the page. Returns one entry for each text, in order.
 */
export async function lookAtPixels(
  page: ReviewedPage,
  texts: readonly OpenText[],
  deadline: number,
): Promise<readonly PixelOutcome[]> {
  const found = new Map<number, PixelOutcome>();
  const metrics = await page.main.evaluate(startGlyphs(), timeLeft(deadline));
  try {
    const takesParts = await allowParts(page.session, metrics, deadline);
    await lookAtViews(page, { texts, deadline, found, takesParts });
  } catch (error) {
    // Results until the end of the time count.
    if (!(error instanceof PageFailure) || error.kind !== 'unresponsive' || !isOver(deadline)) throw error;
  } finally {
    await page.main.evaluate(endGlyphs(), endMs);
  }
  return texts.map((_text, index) => found.get(index) ?? unmeasured('late'));
}

type Looking = {
  readonly texts: readonly OpenText[];
  readonly deadline: number;
  readonly found: Map<number, PixelOutcome>;
  readonly takesParts: boolean;
};

async function lookAtViews(page: ReviewedPage, looking: Looking): Promise<void> {
  const { texts, deadline, found, takesParts } = looking;
  const paths = texts.map(({ path }) => path);
  let pending = texts.map((_text, index) => index).slice(0, maxTexts);
  let moved = 0;
  for (let views = 0; pending.length > 0 && views < maxViews && !isOver(deadline); views += 1) {
    const view = viewSchema.parse(await page.main.evaluate(viewTexts(paths, pending, takesParts), timeLeft(deadline)));
    for (const { index, why } of view.unseen) found.set(index, unmeasured(why));
    if (view.seen.length > 0 && !(await lookWhileStill(page, view, { ...looking, isLast: moved >= maxMoved })))
      moved += 1;
    pending = pending.filter((index) => !found.has(index));
  }
}

type View = z.infer<typeof viewSchema>;

/**
 * Looks at one view. A script may move texts a moment after the page was scrolled: then the pictures say nothing, and
 * the view is to be taken again, unless it is the last time. Returns false if texts moved.
 */
async function lookWhileStill(
  page: ReviewedPage,
  view: View,
  { isLast, ...looking }: Looking & { readonly isLast: boolean },
): Promise<boolean> {
  const { texts, deadline, found } = looking;
  const judged = await lookAtView(page, view, looking);
  const places = view.seen.map(({ index, rects }) => ({ path: texts[index]?.path ?? [], rects }));
  const isStill = (await page.main.evaluate(areInPlace(places, view.clip), timeLeft(deadline))) === true;
  if (isStill || isLast)
    for (const [index, outcome] of judged) found.set(index, isStill ? outcome : unmeasured('moving'));
  return isStill;
}

async function lookAtView(
  page: ReviewedPage,
  { seen, width, clip }: View,
  { texts, deadline }: Looking,
): Promise<ReadonlyMap<number, PixelOutcome>> {
  const found = new Map<number, PixelOutcome>();
  const take = async (color: string | null) => paintAndTake(page, { color, clip: clip ?? undefined }, deadline);
  const pictures: Pictures = { bare: await take('transparent'), marked: await take(markers[0]) };
  const scale = pictures.bare.width / width;
  const shown = seen.map((one) => ({ ...one, scale, isLetterFont: texts[one.index]?.isLetterFont === true }));
  const judge = (left: readonly PicturedText[], judgeOne: (text: PicturedText) => PixelOutcome | 'unclear') =>
    left.filter((text) => {
      const judged = judgeOne(text);
      if (judged !== 'unclear') found.set(text.index, judged);
      return judged === 'unclear';
    });
  const unclear = judge(shown, (text) => judgeInColor(text, pictures));
  if (unclear.length === 0) return found;
  const three = { ...pictures, second: await take(markers[1]) };
  const left = judge(unclear, (text) => judgeInGroup(text, three));
  if (left.length === 0) return found;
  const all = { ...three, shown: await take(null), again: await take('transparent') };
  judge(left, (text) => judgeAsShown(text, all));
  return found;
}

type Painted = { readonly color: string | null; readonly clip: Box | undefined };

async function paintAndTake(page: ReviewedPage, { color, clip }: Painted, deadline: number) {
  await page.main.evaluate(paintGlyphs(color), timeLeft(deadline));
  return captureView(page.session, deadline, clip);
}

function unmeasured(why: Unmeasured): PixelOutcome {
  return { unmeasured: why };
}
