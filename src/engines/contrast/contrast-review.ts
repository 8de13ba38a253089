import { PageFailure } from '../../browser/page-failure.ts';
import type { Review, ReviewBudget, ReviewVerdict, ReviewedPage, Suspect } from '../review.ts';
import { failText } from './describe-contrast.ts';
import { findRoutes } from './find-places.ts';
import { judgeTexts } from './judge-text.ts';
import { lookAtPixels } from './look-at-pixels.ts';
import { PageLayout } from './read-page.ts';

/**
 * Decides the contrast of texts that an engine left undecided: by the layers that the browser paints behind them, and by pictures
 * where layers do not decide.
 */
export const contrastReview: Review = {
  id: 'contrast',
  version: '2',
  rules: ['color-contrast', 'placeholder-contrast'],
  kind: 'needs_review',
  run,
};

/** `open`: pictures may decide it. */
type Decision = ReviewVerdict | 'open' | undefined;
type Path = readonly string[];

async function run(page: ReviewedPage, suspects: readonly Suspect[], { deadline, mayCapture }: ReviewBudget) {
  const paths = suspects.map(({ element }) => element.selector.split(' >>> '));
  const decisions = await judgeLayers(page, paths, deadline);
  const open = paths.filter((_path, index) => decisions[index] === 'open');
  const looked = mayCapture && open.length > 0 ? await lookOrLeave(page, open, deadline) : [];
  let next = 0;
  return decisions.map((decision) => (decision === 'open' ? looked[next++] : decision));
}

/** A page that cannot be pictured keeps what layers decided. */
async function lookOrLeave(
  page: ReviewedPage,
  open: readonly Path[],
  deadline: number,
): Promise<readonly (ReviewVerdict | undefined)[]> {
  try {
    return await lookAtPixels(page, open, deadline);
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    if (error.kind === 'unresponsive') await page.interrupt();
    return [];
  }
}

async function judgeLayers(page: ReviewedPage, paths: readonly Path[], deadline: number): Promise<readonly Decision[]> {
  const routes = await findRoutes(page.main, paths, deadline);
  const layout = await PageLayout.read(page, deadline);
  return routes.map((route) => {
    const located = route === undefined ? undefined : layout.find(route);
    if (located === undefined) return 'open';
    const judged = judgeTexts(located.texts, located.stack, layout.conversions);
    if (judged.kind === 'unknown') return 'open';
    if (judged.kind === 'passed') return { result: 'passed' };
    return failText(located.texts.map(({ text }) => text).join(' '), judged);
  });
}
