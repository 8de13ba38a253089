import { pathOfSelector } from '../../../../findings/selector-path.ts';
import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { timeLeft } from '../../../../time/time-left.ts';
import { hearsActions, readListeners } from '../../../read-listeners.ts';
import type { Review, ReviewOutcome, ReviewedPage, Suspect } from '../../../review.ts';
import { sendWhileOpen } from '../../../send-while-open.ts';

type Task = {
  readonly paths: readonly (readonly string[])[];
  readonly leastChanges: number;
  readonly leastSpanMs: number;
  readonly mostMs: number;
  readonly mostFastMs: number;
};
const inPage = new URL('watch.in-page.ts', import.meta.url);
const watchOn = inPageCall<[task: Task]>(inPage, 'watchOn');
const hasControlInPage = inPageCall<[]>(inPage, 'hasControl');
const watchedSchema = z.array(
  z.object({
    changes: z.int(),
    spanMs: z.number(),
    isClock: z.boolean(),
    isFast: z.boolean(),
    isAtRest: z.boolean(),
  }),
);
type Watched = z.infer<typeof watchedSchema>[number];

const callMs = 2_000;
/** A text with one or two changes shows loaded content. */
const leastChanges = 3;
/**
 * WCAG 2.2.2 allows movement for this time. After it, the page is no longer starting: a number that counts up to its
 * value has arrived, on a busy machine too.
 */
const longMs = 5_000;
const spareMs = 700;
/** The additional time, beyond the 5 seconds, for the next change of a text that changes once a second. */
const nextChangeMs = 1_500;
/** A number that counts up to its value has arrived by then on a machine that draws 20 pictures a second. */
const mostFastMs = 12_000;

/**
 * Watches texts that change by themselves (WCAG 2.2.2). Only a page without any usable part (link, field, listener for
 * actions) proves that people cannot stop the changes.
 */
export const updatingTextReview: Review = {
  id: 'updating-text',
  version: '5',
  rules: ['updating-text'],
  kind: 'needs_review',
  run: async (page, suspects, { deadline }) => {
    const mayStop = await hasControl(page, deadline);
    const watched = await watch(page, suspects, deadline);
    return watched.map((text) => decide(text, mayStop));
  },
};

async function hasControl(page: ReviewedPage, deadline: number): Promise<boolean> {
  const timeoutMs = Math.min(callMs, timeLeft(deadline));
  if ((await page.main.evaluate(hasControlInPage(), timeoutMs)) === true) return true;
  const send = async (method: string, params: object) => sendWhileOpen(page.session, [method, params], timeoutMs);
  return hearsActions(await readListeners({ send }));
}

/** Empty if too little time is left, so that the questions stay. */
async function watch(page: ReviewedPage, suspects: readonly Suspect[], deadline: number): Promise<readonly Watched[]> {
  const mostMs = longMs + nextChangeMs;
  if (timeLeft(deadline) < mostMs + spareMs) return [];
  const paths = suspects.map(({ element }) => pathOfSelector(element.selector));
  const fastMs = Math.min(mostFastMs, timeLeft(deadline) - spareMs);
  const task = { paths, leastChanges, leastSpanMs: longMs, mostMs, mostFastMs: fastMs };
  return watchedSchema.parse(await page.main.evaluate(watchOn(task), fastMs + callMs));
}

function decide({ changes, spanMs, isClock, isFast, isAtRest }: Watched, mayStop: boolean): ReviewOutcome {
  // The page showed this text while it loaded, or counted up to it.
  if (changes < leastChanges || spanMs < longMs || (isFast && isAtRest)) return { result: 'passed' };
  const facts = { n: changes, nSeconds: Math.round(spanMs / 100) / 10 };
  return !mayStop && !isClock
    ? { result: 'failed', message: { code: 'updating-text.cannot_stop', facts } }
    : { result: 'undecided', message: { code: 'updating-text.may_stop', facts } };
}
