import { z } from 'zod';
import { pathOfSelector } from '../../findings/selector-path.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { timeLeft } from '../../time/time-left.ts';
import { captureView } from '../capture-view.ts';
import type { ReviewedPage, ReviewOutcome, Suspect } from '../review.ts';
import type { ShownChange } from './measure-change.ts';
import { measureShownChange } from './measure-change.ts';
import { shownSchema } from './measure-control.ts';

const inPage = new URL('in-page/show-other-look.ts', import.meta.url);
const frameState = inPageCall<[path: readonly string[], how: { readonly takesParts: boolean }]>(inPage, 'frameState');
const showOtherLook = inPageCall<[]>(inPage, 'showOtherLook');
const restoreLook = inPageCall<[]>(inPage, 'restoreLook');

const framedSchema = z
  .union([shownSchema.extend({ isOn: z.boolean(), isWhole: z.boolean() }), z.literal('behind')])
  .nullable();

/** WCAG 1.4.11. */
const leastRatio = 3;
/** The page gets its own look back even when all time is used up. */
const endMs = 1_000;
const passed: ReviewOutcome = { result: 'passed' };

type Looking = { readonly deadline: number; readonly takesParts: boolean };

/**
 * Pictures a control whose state a script shows, as it is and with its other look. The rule says nothing if that look is
 * not known.
 */
export async function lookAtScriptedState(
  page: ReviewedPage,
  { element }: Suspect,
  { deadline, takesParts }: Looking,
): Promise<ReviewOutcome> {
  const framing = frameState(pathOfSelector(element.selector), { takesParts });
  try {
    const framed = framedSchema.parse(await page.main.evaluate(framing, timeLeft(deadline)));
    if (framed === null || framed === 'behind') return passed;
    const take = async () => captureView(page.session, deadline, framed.clip ?? undefined);
    const own = await take();
    if ((await page.main.evaluate(showOtherLook(), timeLeft(deadline))) !== true) return passed;
    const other = await take();
    const pictures = framed.isOn ? { off: other, on: own } : { off: own, on: other };
    return judgeChange(measureShownChange(pictures, framed), framed.isWhole);
  } finally {
    await page.main.evaluate(restoreLook(), endMs);
  }
}

function judgeChange(change: ShownChange | undefined, isWhole: boolean): ReviewOutcome {
  if (change === undefined || change.ratio >= leastRatio) return passed;
  const facts = { nContrastRatio: Math.floor(change.plainRatio * 10) / 10, nRequiredContrastRatio: leastRatio };
  const [result, code] =
    change.isSure && isWhole ? (['failed', 'pale_on'] as const) : (['undecided', 'doubt_on'] as const);
  return { result, message: { code: `state-contrast.${code}`, facts } };
}
