import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { PageFailure } from '../../browser/page-failure.ts';
import { isOver, timeLeft } from '../../time/time-left.ts';
import type { FoundElement } from '../finding.ts';
import type { Review, ReviewBudget, ReviewedPage, ReviewOutcome, Suspect } from '../review.ts';
import { describeUnmeasured, failText } from './describe-contrast.ts';
import { findRoutes } from './find-places.ts';
import type { PixelOutcome } from './judge-pictured-text.ts';
import { judgeTexts } from './judge-text.ts';
import type { OpenText } from './look-at-pixels.ts';
import { lookAtPixels } from './look-at-pixels.ts';
import type { Located } from './read-page.ts';
import { PageLayout } from './read-page.ts';

const revealTexts = inPageCall<[paths: readonly (readonly string[])[], maxMs: number]>(
  new URL('in-page/reveal.ts', import.meta.url),
  'revealTexts',
);

/**
 * Decides the contrast of texts that an engine left undecided: by the layers that the browser paints behind them, or by
 * pictures if the layers do not decide. Texts that may still fade in get time for it first.
 */
export const contrastReview: Review = {
  id: 'contrast',
  version: '9',
  rules: ['color-contrast', 'placeholder-contrast'],
  kind: 'needs_review',
  run,
};

const maxFading = 50;
const maxRevealMs = 4_000;
/** The doubts that the layers of one moment can end. */
const layerDoubts: ReadonlySet<string | undefined> = new Set([undefined, 'fade', 'group']);

/** `open`: pictures may decide it. */
type LayerOutcome = { readonly outcome: ReviewOutcome | 'open'; readonly isLetterFont: boolean };

async function run(page: ReviewedPage, suspects: readonly Suspect[], { deadline, mayCapture }: ReviewBudget) {
  const looked = suspects.map(({ rule, element }) => ({
    path: element.selector.split(' >>> '),
    rule,
    doubt: doubtOf(element),
  }));
  await revealFading(page, looked, deadline);
  const layered = await judgeLayers(page, looked, deadline);
  const open = layered.flatMap(({ outcome, isLetterFont }, index) =>
    outcome === 'open' ? [{ path: looked[index]?.path ?? [], isLetterFont }] : [],
  );
  const pictured = mayCapture && open.length > 0 ? await lookOrLeave(page, open, deadline) : [];
  let next = 0;
  return layered.map(({ outcome }) =>
    outcome === 'open' ? toOutcome(pictured[next++] ?? { unmeasured: mayCapture ? 'late' : 'no_pictures' }) : outcome,
  );
}

/** The element of a suspect, and the doubt of the engine about it, from the data of its check. */
type Looked = { readonly path: readonly string[]; readonly rule: string; readonly doubt: string | undefined };

const doubtSchema = z.object({ doubt: z.string() });

function doubtOf({ message }: FoundElement): string | undefined {
  return message.details?.map(({ data }) => doubtSchema.safeParse(data).data?.doubt).find((one) => one !== undefined);
}

async function revealFading(page: ReviewedPage, looked: readonly Looked[], deadline: number): Promise<void> {
  const fading = looked.filter(({ doubt }) => doubt === 'fade').slice(0, maxFading);
  if (fading.length === 0 || isOver(deadline)) return;
  const paths = fading.map(({ path }) => path);
  await page.main.evaluate(revealTexts(paths, Math.min(maxRevealMs, timeLeft(deadline) / 2)), timeLeft(deadline));
}

function toOutcome(looked: PixelOutcome): ReviewOutcome {
  return 'unmeasured' in looked ? describeUnmeasured(looked.unmeasured) : looked;
}

/** If a page cannot be pictured, the results of the layers stay. */
async function lookOrLeave(
  page: ReviewedPage,
  open: readonly OpenText[],
  deadline: number,
): Promise<readonly PixelOutcome[]> {
  try {
    return await lookAtPixels(page, open, deadline);
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    if (error.kind === 'unresponsive') await page.interrupt();
    return [];
  }
}

async function judgeLayers(
  page: ReviewedPage,
  looked: readonly Looked[],
  deadline: number,
): Promise<readonly LayerOutcome[]> {
  // Layers say nothing about placeholders.
  if (looked.every(({ rule }) => rule !== 'color-contrast'))
    return looked.map(() => ({ outcome: 'open', isLetterFont: false }));
  const paths = looked.map(({ path }) => path);
  const routes = await findRoutes(page.main, paths, deadline);
  const layout = await PageLayout.read(page, deadline);
  return routes.map((route, index) => {
    const located = route === undefined ? undefined : layout.find(route);
    if (located === undefined) return { outcome: 'open', isLetterFont: false };
    const isDecidable = layerDoubts.has(looked[index]?.doubt);
    return isDecidable ? judgeLocated(located, layout) : { outcome: 'open', isLetterFont: located.isLetterFont };
  });
}

function judgeLocated({ texts, stack, isLetterFont }: Located, { conversions }: PageLayout): LayerOutcome {
  const judged = judgeTexts(texts, stack, conversions);
  if (judged.kind === 'unknown') return { outcome: 'open', isLetterFont };
  if (judged.kind === 'passed') return { outcome: { result: 'passed' }, isLetterFont };
  const words = texts.map(({ text }) => text).join(' ');
  return { outcome: failText(words, isLetterFont, judged), isLetterFont };
}
