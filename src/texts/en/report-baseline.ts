import type { BaselineState } from '../../findings/baseline-states.ts';
import { format } from './format.ts';

type States = Readonly<Record<BaselineState, string>>;
type Counts = Readonly<Record<BaselineState | 'fixed', number>>;

/** The comparison of a report with a baseline. */
export const reportBaseline = {
  title: 'Compared with the baseline',
  counts: ({ new: added, altered, unchanged, unjudged, fixed }: Counts) =>
    [
      `${format.number(added)} new`,
      `${format.number(altered)} altered`,
      `${format.number(unchanged)} known`,
      `${format.number(fixed)} fixed`,
      ...(unjudged > 0 ? [`${format.number(unjudged)} not judged, because the baseline did not look for them`] : []),
    ].join(', '),
  states: { new: 'New', altered: 'Altered', unchanged: 'Known', unjudged: 'Not judged' } satisfies States as States,
  fixed: 'Fixed',
  columns: { severity: 'Severity', rule: 'Rule', page: 'Page', element: 'Element', text: 'Text' },
  more: (count: number) => `${format.count(count, { one: 'more is', other: 'more are' })} in the JSON report.`,
};
