import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { OpenedPart } from '../../opening/opener.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

/**
 * Finds what a click opens and no key does (WCAG 2.1.1). What Tab does not reach is a question, because another control
 * may open the same.
 */
export async function check({ openParts }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { parts, unfinished } = await openParts();
  if (parts.length === 0 && unfinished === undefined) return undefined;
  const found = parts.flatMap(judge);
  const opened = parts.filter(({ opening }) => opening !== 'nothing');
  return { passed: opened.length - found.length, found, unfinished };
}

/** Keys are tried again once a part is closed. Nothing is said if the time was over before. */
function judge({ opener, opening }: OpenedPart): readonly SaidElement<Said<typeof en>>[] {
  if (opening === 'nothing' || opening.by === 'keyboard' || opening.leaving === undefined) return [];
  const { mark, label, isStop, role } = opener;
  return isStop || role === 'tab'
    ? [{ ...mark, kind: 'failed', message: ['keys', { name: label }] }]
    : [{ ...mark, kind: 'needs_review', message: ['unreached', { name: label }] }];
}
