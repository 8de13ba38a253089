import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { foundElementShape } from '../../../found-element.ts';
import { hearsActions } from '../../../read-listeners.ts';
import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

const findClickable = inPageCall<[most: number]>(new URL('check.in-page.ts', import.meta.url), 'findClickable');
const marksSchema = z.array(z.object(foundElementShape));
const clickableSchema = z.object({
  reached: z.int(),
  unreached: marksSchema,
  named: marksSchema,
  closers: marksSchema,
});

const mostElements = 1_000;

/**
 * Finds areas that look clickable but cannot be reached by keyboard (WCAG 2.1.1). The result is a question, because a
 * script may wait for the click anywhere.
 */
export async function check({ page, listeners }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  // If no script reacts to actions, a click has only the effects of the browser.
  if (!hearsActions(listeners)) return undefined;
  const { reached, unreached, named, closers } = clickableSchema.parse(
    await page.evaluate(findClickable(mostElements)),
  );
  const kind = 'needs_review';
  const found = [
    ...unreached.map((element) => ({ ...element, kind, message: ['clickable'] }) as const),
    ...named.map((element) => ({ ...element, kind, message: ['named'] }) as const),
    ...closers.map((element) => ({ ...element, kind, message: ['closer'] }) as const),
  ];
  return { passed: reached, found };
}
