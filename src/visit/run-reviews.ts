import { PageFailure } from '../browser/page-failure.ts';
import type { EngineReport, FoundElement } from '../engines/finding.ts';
import type { Review, ReviewBudget, ReviewOutcome, ReviewedPage, Suspect } from '../engines/review.ts';
import { isOver, timeLeft } from '../time/time-left.ts';
import type { Reviewed } from './apply-reviews.ts';
import { applyReviews } from './apply-reviews.ts';

type ReviewTask = Omit<ReviewBudget, 'deadline'> & { readonly reviews: readonly Review[]; readonly deadline: number };

/**
 * The part of the remaining time for all reviews together, because pictures come after them. A shorter limit would
 * leave questions open on a busy machine that others answer. The reviews limit their steps.
 */
const share = 0.5;
/** A review does not start if less time remains. */
const leastMs = 200;

/** `isReviewed`: no review failed or ran out of time. */
type AllReviewed = Reviewed & { readonly isReviewed: boolean };

/** Runs the reviews on the findings that they apply to. A review that fails or has no time changes no finding. */
export async function runReviews(
  page: ReviewedPage,
  reports: readonly EngineReport[],
  { reviews, ...task }: ReviewTask,
): Promise<AllReviewed> {
  const budget = { ...task, deadline: performance.now() + timeLeft(task.deadline) * share };
  const outcomes = new Map<FoundElement, ReviewOutcome>();
  let isReviewed = true;
  for (const review of reviews) {
    const suspects = findSuspects(review, reports);
    if (suspects.length === 0) continue;
    const hasTime = timeLeft(budget.deadline) >= leastMs;
    const given = hasTime ? await runOrLeave(review, page, { suspects, budget }) : undefined;
    isReviewed &&= given !== undefined && !isOver(budget.deadline);
    for (const [index, { element }] of suspects.entries()) {
      const outcome = given?.[index];
      if (outcome !== undefined) outcomes.set(element, outcome);
    }
  }
  return { ...applyReviews(reports, outcomes), isReviewed };
}

function findSuspects({ rules, kind }: Review, reports: readonly EngineReport[]): readonly Suspect[] {
  return reports
    .flatMap(({ findings }) => findings)
    .filter((finding) => finding.kind === kind && rules.includes(finding.rule))
    .flatMap(({ rule, elements }) => elements.map((element) => ({ rule, element })));
}

type Work = { readonly suspects: readonly Suspect[]; readonly budget: ReviewBudget };

async function runOrLeave(review: Review, page: ReviewedPage, { suspects, budget }: Work) {
  try {
    return await review.run(page, suspects, budget);
  } catch (error) {
    if (!(error instanceof PageFailure) || error.kind === 'crashed' || error.kind === 'closed') throw error;
    if (error.kind === 'unresponsive') await page.interrupt();
    // A replaced document is detected and read again after the reviews.
    return undefined;
  }
}
