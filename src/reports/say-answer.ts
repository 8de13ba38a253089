import type { ClauseResult } from '../reading/standards/scan-standard.ts';
import type { Texts } from '../texts/texts.ts';
import { cutText, quoteOnOneLine } from './quote-page-text.ts';

type PersonsAnswer = NonNullable<ClauseResult['verdict']>;

const longest = { note: 300, by: 100 };

/** One line with the name and the date. It contains text by people. The writer of a format escapes it. */
export function sayAnswer({ verdict, by, decided_at: at, note }: PersonsAnswer, texts: Texts): string {
  return texts.reports.evidence.answer({
    verdict,
    by: by === null ? null : cutText(quoteOnOneLine(by), longest.by),
    day: new Date(at),
    note: note === null ? null : cutText(quoteOnOneLine(note), longest.note),
  });
}

/** The name in EARL. */
export const answerOutcomes = { passed: 'passed', failed: 'failed', not_applicable: 'inapplicable' } as const;

/** The person, in the words of EARL and FOAF. */
export function writePerson({ by }: PersonsAnswer): object {
  return { '@type': 'foaf:Person', ...(by !== null && { 'foaf:name': by }) };
}
