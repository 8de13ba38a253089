import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { OpenedPart } from '../../opening/opener.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

/** Finds dialogs that get no focus, and that Tab does not reach from their opener either (WCAG 2.4.3, failure F85). */
export async function check({ openParts }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { parts, unfinished } = await openParts();
  const dialogs = parts.filter(({ opening }) => opening !== 'nothing' && opening.dialog?.hasStops === true);
  if (dialogs.length === 0 && unfinished === undefined) return undefined;
  const found = dialogs.flatMap(judge);
  return { passed: dialogs.length - found.length, found, unfinished };
}

/** The place of the focus after a click depends on the opener. */
function judge({ opener: { label }, opening }: OpenedPart): readonly SaidElement<Said<typeof en>>[] {
  if (opening === 'nothing' || opening.dialog === null || opening.by !== 'keyboard') return [];
  const { mark, hasFocus } = opening.dialog;
  if (hasFocus || opening.isReachedByTab) return [];
  return [{ ...mark, kind: 'failed', message: ['behind', { name: label }], path: [label] }];
}
