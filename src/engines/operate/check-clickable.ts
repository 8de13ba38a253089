import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import { foundElementShape } from '../found-element.ts';
import type { RuleOutcome } from './findings.ts';
import type { OperatedPage } from './operated-page.ts';

const findClickable = inPageCall<[most: number]>(new URL('in-page/clickable.ts', import.meta.url), 'findClickable');
const marksSchema = z.array(z.object(foundElementShape));
const clickableSchema = z.object({ reached: z.int(), unreached: marksSchema, closers: marksSchema });

const mostElements = 50;

/** What looks like it can be clicked, and cannot be reached by keyboard (WCAG 2.1.1). A script may wait for the click anywhere, so it is a question. */
export async function checkClickable(page: OperatedPage): Promise<RuleOutcome> {
  const { reached, unreached, closers } = clickableSchema.parse(await page.evaluate(findClickable(mostElements)));
  if (reached + unreached.length + closers.length === 0) return undefined;
  const { clickable, closer } = page.messages;
  const elements = [
    ...unreached.map((element) => ({ ...element, message: clickable })),
    ...closers.map((element) => ({ ...element, message: closer })),
  ];
  return { passed: reached, found: [{ kind: 'needs_review', elements }] };
}
