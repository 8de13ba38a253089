import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { OpenedPart } from '../../opening/opener.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

/** Finds openers that still say that they are closed after they have opened what they control (WCAG 4.1.2). */
export async function check({ openParts }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { parts, unfinished } = await openParts();
  const stated = parts.filter(({ opening }) => opening !== 'nothing' && opening.expanded !== null);
  if (stated.length === 0 && unfinished === undefined) return undefined;
  const found = stated.flatMap(judge);
  return { passed: stated.length - found.length, found, unfinished };
}

/** The state may not be about something that opens elsewhere. */
function judge({ opener: { mark, label }, opening }: OpenedPart): readonly SaidElement<Said<typeof en>>[] {
  if (opening === 'nothing' || opening.expanded !== 'false') return [];
  return opening.isNear
    ? [{ ...mark, kind: 'failed', message: ['stays', { name: label }] }]
    : [{ ...mark, kind: 'needs_review', message: ['elsewhere', { name: label }] }];
}
