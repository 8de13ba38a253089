import { PageFailure } from '../../browser/page-failure.ts';
import type { Review, ReviewBudget, ReviewedPage, ReviewOutcome, Suspect } from '../review.ts';
import { describeUnmeasured, failText } from './describe-contrast.ts';
import { findRoutes } from './find-places.ts';
import type { PixelOutcome } from './judge-pictured-text.ts';
import { judgeTexts } from './judge-text.ts';
import type { OpenText } from './look-at-pixels.ts';
import { lookAtPixels } from './look-at-pixels.ts';
import type { Located } from './read-page.ts';
import { PageLayout } from './read-page.ts';

/**
 * Decides the contrast of texts that an engine left undecided: by the layers that the browser paints behind them, or by
 * pictures if the layers do not decide.
 */
export const contrastReview: Review = {
  id: 'contrast',
  version: '7',
  rules: ['color-contrast', 'placeholder-contrast'],
  kind: 'needs_review',
  run,
};

/** `open`: pictures may decide it. */
type LayerOutcome = { readonly outcome: ReviewOutcome | 'open'; readonly isLetterFont: boolean };

async function run(page: ReviewedPage, suspects: readonly Suspect[], { deadline, mayCapture }: ReviewBudget) {
  const paths = suspects.map(({ element }) => element.selector.split(' >>> '));
  const layered = await judgeLayers(page, paths, deadline);
  const open = layered.flatMap(({ outcome, isLetterFont }, index) =>
    outcome === 'open' ? [{ path: paths[index] ?? [], isLetterFont }] : [],
  );
  const looked = mayCapture && open.length > 0 ? await lookOrLeave(page, open, deadline) : [];
  let next = 0;
  return layered.map(({ outcome }) =>
    outcome === 'open' ? toOutcome(looked[next++] ?? { unmeasured: mayCapture ? 'late' : 'no_pictures' }) : outcome,
  );
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
  paths: readonly (readonly string[])[],
  deadline: number,
): Promise<readonly LayerOutcome[]> {
  const routes = await findRoutes(page.main, paths, deadline);
  const layout = await PageLayout.read(page, deadline);
  return routes.map((route) => {
    const located = route === undefined ? undefined : layout.find(route);
    return located === undefined ? { outcome: 'open', isLetterFont: false } : judgeLocated(located, layout);
  });
}

function judgeLocated({ texts, stack, isLetterFont }: Located, { conversions }: PageLayout): LayerOutcome {
  const judged = judgeTexts(texts, stack, conversions);
  if (judged.kind === 'unknown') return { outcome: 'open', isLetterFont };
  if (judged.kind === 'passed') return { outcome: { result: 'passed' }, isLetterFont };
  const words = texts.map(({ text }) => text).join(' ');
  return { outcome: failText(words, isLetterFont, judged), isLetterFont };
}
