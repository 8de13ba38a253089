import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { markOf } from '../../forms/mark-of.ts';
import type { ShownError } from '../../forms/refusal.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

type Found = SaidElement<Said<typeof en>>;

/** Finds messages at a field that only say that something is wrong (WCAG 3.3.3). */
export async function check({ submitForms }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { refusals, unfinished } = await submitForms();
  const errors = refusals.flatMap((refusal) => refusal.errors.filter(({ label }) => label !== null));
  if (errors.length === 0 && unfinished === undefined) return undefined;
  const found = errors.flatMap(judge);
  return { passed: errors.length - found.length, found, unfinished };
}

function judge(error: ShownError): readonly Found[] {
  const { text, label, isVague } = error;
  if (!isVague || label === null) return [];
  return [{ ...markOf(error), kind: 'needs_review', message: ['vague', { text, label }] }];
}
