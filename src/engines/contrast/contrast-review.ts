import type { Review, ReviewBudget, ReviewVerdict, ReviewedPage, Suspect } from '../review.ts';
import { describeFailure } from './describe-contrast.ts';
import { findRoutes } from './find-places.ts';
import type { Judged } from './judge-text.ts';
import { judgeTexts } from './judge-text.ts';
import type { Located } from './read-page.ts';
import { PageLayout } from './read-page.ts';

/** Decides the contrast of texts that an engine left undecided: by the layers that the browser paints behind them. */
export const contrastReview: Review = { id: 'contrast', rules: ['color-contrast'], kind: 'needs_review', run };

async function run(page: ReviewedPage, suspects: readonly Suspect[], { deadline }: ReviewBudget) {
  const paths = suspects.map(({ element }) => element.selector.split(' >>> '));
  const routes = await findRoutes(page.main, paths, deadline);
  const layout = await PageLayout.read(page, deadline);
  return routes.map((route) => {
    const located = route === undefined ? undefined : layout.find(route);
    if (located === undefined) return undefined;
    return toVerdict(judgeTexts(located.texts, located.stack, layout.conversions), located);
  });
}

function toVerdict(judged: Judged, { texts }: Located): ReviewVerdict | undefined {
  if (judged.kind === 'unknown') return undefined;
  if (judged.kind === 'passed') return { result: 'passed' };
  // What may be a sign and no text has no required contrast of text: a person has to say.
  return isWording(texts.map(({ text }) => text).join(' '))
    ? { result: 'failed', message: describeFailure(judged) }
    : undefined;
}

/** At least two letters or digits. */
function isWording(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length > 1;
}
