import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { describeStops } from '../../describe-elements.ts';
import { lookAtFocus } from '../../look-at-focus.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import type { en } from './en.ts';

const probeMarks = inPageCall<[first: number, count: number]>(
  new URL('marks.in-page.ts', import.meta.url),
  'probeMarks',
);
const paleSchema = z.object({ stops: z.array(z.int()), ratio: z.number() });
const marksSchema = z.object({ clear: z.int(), pale: z.array(paleSchema), next: z.int().nullable() });

/** The number of stops in one call, so that the limit of the page's work is checked in between. */
const stopsAtOnce = 50;
/** WCAG 1.4.11. */
const leastRatio = 3;

type SaidOfMark = Said<typeof en>;

/**
 * Reads the mark that styles of the page draw around the focus (WCAG 1.4.11). The browser's own outline is exempt. A mark
 * fails where nothing but colors changes, on one plain ground, and no color stands out. Pictures would decide the others,
 * at three for each kind of element: 0.6 of the 2.9 s of processor time that a page of a dashboard takes.
 */
export async function check({ page, stops }: Operation): Promise<RuleOutcome<SaidOfMark>> {
  if (stops.count === 0) return undefined;
  const outcome = await lookAtFocus<SaidOfMark>(page, async (seen) => {
    const { clear, pale } = await probeStops(page);
    seen.passed = clear;
    for (const { stops: ofKind, ratio } of pale) {
      const nContrastRatio = Math.floor(ratio * 10) / 10;
      const message = ['pale', { nContrastRatio, nRequiredContrastRatio: leastRatio }] as const;
      seen.found.push(...(await describeStops<SaidOfMark>(page, ofKind, { kind: 'failed', message })));
    }
    return false;
  });
  return outcome.passed === 0 && outcome.found.length === 0 && outcome.unfinished === undefined ? undefined : outcome;
}

async function probeStops(page: OperatedPage) {
  let marks: z.infer<typeof marksSchema> = { clear: 0, pale: [], next: 0 };
  while (marks.next !== null) marks = marksSchema.parse(await page.evaluate(probeMarks(marks.next, stopsAtOnce)));
  return marks;
}
