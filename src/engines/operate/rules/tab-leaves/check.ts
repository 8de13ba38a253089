import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

/** Finds elements that the focus leaves, but not by the keys that everyone knows, or only by quick ones. */
export async function check({ findTraps }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  return (await findTraps()).tabLeaves;
}
