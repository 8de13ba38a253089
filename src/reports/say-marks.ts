import type { ReportHead } from './report-model.ts';

/** The sentences of a report about marked findings. Each takes the number of occurrences. */
type MarkWords = Readonly<Record<'falsePositives' | 'accepted' | 'fixed' | 'confirmed', (count: number) => string>>;

type MarkCount = 'false_positive_count' | 'accepted_count' | 'fixed_pending_count' | 'confirmed_count';

/** One sentence for each kind of mark on findings of the report. */
export function sayMarks(groups: ReportHead['groups'], words: MarkWords): readonly string[] {
  const sumOf = (name: MarkCount) => groups.reduce((sum, { card }) => sum + card[name], 0);
  const marks = [
    [sumOf('false_positive_count'), words.falsePositives],
    [sumOf('accepted_count'), words.accepted],
    [sumOf('fixed_pending_count'), words.fixed],
    [sumOf('confirmed_count'), words.confirmed],
  ] as const;
  return marks.flatMap(([count, describe]) => (count === 0 ? [] : [describe(count)]));
}
