import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import { markOf } from '../../forms/mark-of.ts';
import type { Refusal } from '../../forms/refusal.ts';
import type { Operation } from '../../operate-rule.ts';
import type { en } from './en.ts';

type Found = SaidElement<Said<typeof en>>;
type Mark = Refusal['invalid'][number];

/** Finds forms that refuse to be sent empty without saying in text which field is wrong (WCAG 3.3.1). */
export async function check({ submitForms }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { refusals, unfinished } = await submitForms();
  const judged = refusals.filter(saysAnything);
  if (judged.length === 0 && unfinished === undefined) return undefined;
  const found = judged.map(judge);
  return { passed: found.filter((elements) => elements.length === 0).length, found: found.flat(), unfinished };
}

/** A form that shows nothing may have sent its data in a way that was not seen. */
function saysAnything({ errors, marked, invalid, hidden }: Refusal): boolean {
  return [errors, marked, invalid, hidden].some((list) => list.length > 0);
}

function judge(refusal: Refusal): readonly Found[] {
  if (refusal.errors.length > 0) return judgeNames(refusal);
  return refusal.hasOtherText ? [] : judgeSilence(refusal);
}

/** A message in text must say, by its words or its place, which field it is about. */
function judgeNames({ errors, invalid, focus }: Refusal): readonly Found[] {
  const [first] = errors;
  const isKnown = errors.some(({ label, isNamed }) => label !== null || isNamed);
  if (first === undefined || isKnown || invalid.length > 0 || focus === 'field') return [];
  return [{ ...markOf(first), kind: 'needs_review', message: ['unnamed', { text: first.text }] }];
}

/** Only red is sure to mean an error. A focus that moves and a live region tell something, although no text shows it. */
function judgeSilence({ marked, invalid, hidden, focus, isLive }: Refusal): readonly Found[] {
  const review = (message: 'hidden' | 'marked' | 'look') => (mark: Mark) =>
    ({ ...mark, kind: 'needs_review', message: [message] }) as const;
  if (hidden.length > 0) return hidden.slice(0, 1).map(review('hidden'));
  if (invalid.length > 0) return invalid.map(review('marked'));
  const red = marked.filter(({ isRed }) => isRed).map(toMark);
  if (red.length === 0) return marked.map(toMark).map(review('look'));
  if (focus !== 'button' || isLive) return red.map(review('marked'));
  return red.map((mark) => ({ ...mark, kind: 'failed', message: ['color'] }));
}

function toMark({ isRed: _isRed, ...mark }: Refusal['marked'][number]): Mark {
  return mark;
}
