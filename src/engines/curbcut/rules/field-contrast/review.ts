import { pathOfSelector } from '../../../../findings/selector-path.ts';
import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { isOver, timeLeft } from '../../../../time/time-left.ts';
import { captureView } from '../../../capture-view.ts';
import type { Review, ReviewBudget, ReviewedPage, ReviewOutcome, Suspect } from '../../../review.ts';
import { framedSchema, measureControl } from './measure-control.ts';

type Path = readonly string[];

const inPage = new URL('frame.in-page.ts', import.meta.url);
const frameControl = inPageCall<[path: Path]>(inPage, 'frameControl');
const kindsOf = inPageCall<[paths: readonly Path[]]>(inPage, 'kindsOf');
const still = new URL('../../../operate/in-page/still.ts', import.meta.url);
const stillPage = inPageCall<[]>(still, 'stillPage');
const releasePage = inPageCall<[]>(still, 'releasePage');
const toTop = 'window.scrollTo({ top: 0, left: 0, behavior: "instant" })';

const answerSchema = z.union([framedSchema, z.literal('behind')]).nullable();

/** Each kind costs a picture. */
const mostKinds = 10;
/** WCAG 1.4.11. */
const leastRatio = 3;

/**
 * Looks for what shows where a control is: pictures have what is drawn around it, too, such as the border of a box. One
 * control of each kind is pictured.
 */
export const fieldContrastReview: Review = {
  id: 'field-contrast',
  version: '2',
  rules: ['field-contrast'],
  kind: 'needs_review',
  run: async (page, suspects, budget) => {
    if (!budget.mayCapture) return suspects.map(() => undefined);
    // The look at texts before has changed their colors, which may still come back in a transition.
    await page.main.evaluate(stillPage(), timeLeft(budget.deadline));
    const kinds = await readKinds(page, suspects, budget);
    const looks = new Map<string, ReviewOutcome | undefined>();
    for (const [index, { element }] of suspects.entries()) {
      const kind = kinds[index] ?? '';
      if (looks.has(kind) || looks.size >= mostKinds || isOver(budget.deadline)) continue;
      looks.set(kind, await look(page, pathOfSelector(element.selector), budget));
    }
    await page.main.evaluate(releasePage(), timeLeft(budget.deadline));
    await page.main.evaluate(toTop, timeLeft(budget.deadline));
    return kinds.map((kind) => looks.get(kind));
  },
};

async function readKinds(page: ReviewedPage, suspects: readonly Suspect[], { deadline }: ReviewBudget) {
  const paths = suspects.map(({ element }) => pathOfSelector(element.selector));
  return z.array(z.string()).parse(await page.main.evaluate(kindsOf(paths), timeLeft(deadline)));
}

/** Undefined if several colors are around it. What no one sees, because something is in front of it, is no failure. */
async function look(page: ReviewedPage, path: Path, { deadline }: ReviewBudget): Promise<ReviewOutcome | undefined> {
  const framed = answerSchema.parse(await page.main.evaluate(frameControl(path), timeLeft(deadline)));
  if (framed === null) return undefined;
  if (framed === 'behind') return { result: 'passed' };
  const ratio = measureControl(await captureView(page.session, deadline), framed);
  if (ratio === undefined) return undefined;
  if (ratio >= leastRatio) return { result: 'passed' };
  const facts = { nContrastRatio: Math.floor(ratio * 10) / 10, nRequiredContrastRatio: leastRatio };
  return { result: 'failed', message: { code: 'field-contrast.pale', facts } };
}
