import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { askAboutMessages } from '../../forms/ask-about-messages.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

/** Finds messages at a field that neither refer to it nor are referred to by it (WCAG 1.3.1). */
export async function check(operation: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  return askAboutMessages<Said<typeof en>>(operation, ({ text, label, isTied, isNamed }) =>
    isTied || isNamed ? undefined : ['untied', { text, label }],
  );
}
