import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { OpenedPart } from '../../opening/opener.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

/** Finds openers to which the focus does not return, if the next Tab starts at the top of the page (WCAG 2.4.3). */
export async function check({ openParts }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { parts, unfinished } = await openParts();
  const closed = parts.filter(({ opening }) => opening !== 'nothing' && opening.leaving?.focusAfter !== undefined);
  if (closed.length === 0 && unfinished === undefined) return undefined;
  const found = closed.flatMap(judge);
  return { passed: closed.length - found.length, found, unfinished };
}

function judge({ opener: { mark, label }, opening }: OpenedPart): readonly SaidElement<Said<typeof en>>[] {
  const focusAfter = opening === 'nothing' ? undefined : opening.leaving?.focusAfter;
  if (focusAfter === 'top') return [{ ...mark, kind: 'failed', message: ['top', { name: label }] }];
  if (focusAfter === 'away') return [{ ...mark, kind: 'needs_review', message: ['away', { name: label }] }];
  return [];
}
