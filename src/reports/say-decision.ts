import type { FindingKind } from '../engines/finding.ts';
import type { Verdict } from '../findings/verdicts.ts';
import type { Texts } from '../texts/texts.ts';
import { cutText, quoteOnOneLine } from './quote-page-text.ts';
import type { Decision, Grounds } from './read-decisions.ts';

type Words = Texts['reports']['decisions'];
type Decided = {
  readonly kind: FindingKind;
  readonly verdict: Verdict;
  readonly count: number;
  readonly grounds: readonly Grounds[];
};

const mostGrounds = 5;
const longest = { reason: 300, by: 100 };

/**
 * One line, such as "12 occurrences: accepted for now (“…”, by Ada, until March 31, 2027)". It contains text by people,
 * which is data. The writer of a format escapes it.
 */
export function sayDecided({ kind, verdict, count, grounds }: Decided, { reports }: Texts): string {
  const { decisions: words } = reports;
  const isFine = kind === 'needs_review' && verdict === 'false_positive';
  const decided = words.decided(count, isFine ? words.noProblem : words.names[verdict]);
  const written = grounds.slice(0, mostGrounds).map((one) => sayGrounds(one, words));
  const more = grounds.length > mostGrounds ? [words.moreGrounds(grounds.length - mostGrounds)] : [];
  return written.length === 0 ? decided : `${decided} (${[...written, ...more].join('; ')})`;
}

/** Includes the title of its issue. */
export function sayDecision({ group: { card }, ...decision }: Decision, texts: Texts): string {
  return texts.reports.decisions.about(card.title, sayDecided({ kind: card.kind, ...decision }, texts));
}

function sayGrounds({ reason, by, until }: Grounds, words: Words): string {
  return [
    ...(reason === null ? [] : [words.reason(cutText(quoteOnOneLine(reason), longest.reason))]),
    ...(by === null ? [] : [words.by(cutText(quoteOnOneLine(by), longest.by))]),
    ...(until === null ? [] : [words.until(new Date(until))]),
  ].join(', ');
}
