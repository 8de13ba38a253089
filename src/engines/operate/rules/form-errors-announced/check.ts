import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { markOf } from '../../forms/mark-of.ts';
import type { Refusal } from '../../forms/refusal.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

type Found = SaidElement<Said<typeof en>>;

/**
 * Finds messages that appear when a form is sent, without the focus and without a live region (WCAG 4.1.3). A message
 * about errors is a status message, unless the focus moves.
 */
export async function check({ submitForms }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { refusals, unfinished } = await submitForms();
  const judged = refusals.filter(({ errors }) => errors.some(({ isNew }) => isNew));
  if (judged.length === 0 && unfinished === undefined) return undefined;
  const found = judged.flatMap(judge);
  return { passed: judged.length - found.length, found, unfinished };
}

function judge({ errors, isLive, focus }: Refusal): readonly Found[] {
  if (isLive || focus === 'field' || focus === 'moved') return [];
  const shown = errors.filter(({ isNew }) => isNew);
  const sure = focus === 'button' ? shown.find(({ isSure }) => isSure) : undefined;
  const [error = shown[0]] = [sure];
  if (error === undefined) return [];
  const { text } = error;
  const mark = markOf(error);
  return sure === undefined
    ? [{ ...mark, kind: 'needs_review', message: ['unsure', { text }] }]
    : [{ ...mark, kind: 'failed', message: ['silent', { text }] }];
}
