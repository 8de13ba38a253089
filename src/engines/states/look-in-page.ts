import { z } from 'zod';
import { factsSchema } from '../../texts/saying.ts';
import { inPageCall } from '../../browser/in-page-code.ts';
import { timeLeft } from '../../time/time-left.ts';
import { foundElementShape } from '../found-element.ts';
import type { RuleOutcome } from '../rule-outcome.ts';
import type { LookInState } from './states-rule.ts';

const describedSchema = z.object({
  passed: z.int(),
  found: z.array(
    z.object({
      ...foundElementShape,
      kind: z.enum(['failed', 'needs_review']),
      message: z.union([z.tuple([z.string()]), z.tuple([z.string(), factsSchema])]).readonly(),
    }),
  ),
});

/**
 * The look of a rule that consists only of an in-page module. Its function `check` describes the findings
 * (in-page/described.ts).
 */
export function lookInPage(file: URL): LookInState {
  const check = inPageCall<[]>(file, 'check');
  return async ({ main }, deadline) => parseDescribed(await main.evaluate(check(), timeLeft(deadline)));
}

/** Elements with a problem are removed from those that passed. */
export function parseDescribed(answer: unknown): RuleOutcome {
  const { passed, found } = describedSchema.parse(answer);
  return { passed: Math.max(0, passed - found.length), found };
}
