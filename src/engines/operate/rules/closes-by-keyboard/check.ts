import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { OpenedPart } from '../../opening/opener.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

/**
 * Finds dialogs that the pointer closes and no key does (WCAG 2.1.1). Controls that are not named for closing are never
 * used, so a dialog that has any is a question.
 */
export async function check({ openParts }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { parts, unfinished } = await openParts();
  const dialogs = parts.filter(({ opening }) => opening !== 'nothing' && opening.dialog !== null);
  if (dialogs.length === 0 && unfinished === undefined) return undefined;
  const found = dialogs.flatMap(judge);
  return { passed: dialogs.length - found.length, found, unfinished };
}

function judge({ opener: { label }, opening }: OpenedPart): readonly SaidElement<Said<typeof en>>[] {
  if (opening === 'nothing' || opening.dialog === null || opening.leaving === undefined) return [];
  const { closedBy, hasOthers } = opening.leaving;
  const { mark, isModal } = opening.dialog;
  const said = { ...mark, path: [label] };
  if (closedBy === 'pointer')
    return isModal && !hasOthers
      ? [{ ...said, kind: 'failed', message: ['pointer', { name: label }] }]
      : [{ ...said, kind: 'needs_review', message: ['other', { name: label }] }];
  if (closedBy !== 'not' || !isModal || hasOthers) return [];
  return [{ ...said, kind: 'needs_review', message: ['unknown', { name: label }] }];
}
