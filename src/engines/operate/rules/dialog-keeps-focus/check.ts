import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { ModalAtStart, OpenedPart } from '../../opening/opener.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

/** Finds modal dialogs from which Tab leads into the page behind them (WCAG 2.4.3). */
export async function check({ openParts }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { parts, modal, unfinished } = await openParts();
  const dialogs = parts.filter(({ opening }) => opening !== 'nothing' && opening.dialog?.isModal === true);
  const count = dialogs.length + (modal === undefined ? 0 : 1);
  if (count === 0 && unfinished === undefined) return undefined;
  const found = [...(modal === undefined ? [] : judgeModal(modal)), ...dialogs.flatMap(judge)];
  return { passed: count - found.length, found, unfinished };
}

/** An element that people can neither see nor hear has no place in the order. Others may have one. */
function judgeModal({ mark, leak }: ModalAtStart): readonly SaidElement<Said<typeof en>>[] {
  if (leak === null) return [];
  const { name: behind, isHidden } = leak;
  return isHidden
    ? [{ ...mark, kind: 'failed', message: ['hidden_at_start', { behind }] }]
    : [{ ...mark, kind: 'needs_review', message: ['behind_at_start', { behind }] }];
}

function judge({ opener: { label }, opening }: OpenedPart): readonly SaidElement<Said<typeof en>>[] {
  if (opening === 'nothing' || opening.dialog === null || !opening.leaving?.leak) return [];
  const { name, isHidden } = opening.leaving.leak;
  const said = { ...opening.dialog.mark, path: [label] };
  return isHidden
    ? [{ ...said, kind: 'failed', message: ['hidden', { name: label, behind: name }] }]
    : [{ ...said, kind: 'needs_review', message: ['behind', { name: label, behind: name }] }];
}
