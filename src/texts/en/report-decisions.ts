import { counts } from './counts.ts';
import { format } from './format.ts';

/** People's decisions about findings. */
export const reportDecisions = {
  title: 'What people decided',
  columns: ['Issue', 'Rule', 'Decision'],
  leftOut: (count: number) =>
    `${count} more decisions are left out: the report “CSV, full” has the verdict of each element.`,
  names: {
    false_positive: 'false positive',
    accepted: 'accepted for now',
    fixed_pending: 'fixed, waiting for the next scan',
    confirmed: 'reviewed, a problem',
  },
  /** A false positive among the findings to review. */
  noProblem: 'reviewed, no problem',
  decided: (occurrences: number, name: string) => `${counts.occurrences(occurrences)}: ${name}`,
  reason: (text: string) => `“${text}”`,
  by: (name: string) => `by ${name}`,
  until: (day: Date) => `until ${format.date(day)}`,
  moreGrounds: (count: number) => format.count(count, { one: 'more reason', other: 'more reasons' }),
  heading: 'What people decided:',
  about: (title: string, decision: string) => `${title}: ${decision}`,
};
