import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { askAboutMessages } from '../../forms/ask-about-messages.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

/** Finds messages at a field that only say that something is wrong (WCAG 3.3.3). */
export async function check(operation: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  return askAboutMessages<Said<typeof en>>(operation, ({ text, label, isVague }) =>
    isVague ? ['vague', { text, label }] : undefined,
  );
}
