import { counts } from './counts.ts';
import { format } from './format.ts';

export const reportMarkdown = {
  title: 'Accessibility scan',
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  score: {
    columns: ['Score', 'Pages scanned', 'Pages not scanned', 'Failed', 'Needs review'],
    none: 'none',
    of100: (score: number) => `${score} of 100`,
  },
  someOf: (part: number, all: number) => `${format.number(part)} of ${format.number(all)}`,
  count: (issues: number, occurrences: number) => `${counts.issues(issues)}, ${counts.occurrences(occurrences)}`,
  issues: {
    found: 'Issues',
    toReview: 'Issues that need review',
    columns: ['Severity', 'Issue', 'Rule', 'WCAG', 'Elements', 'Pages'],
    leftOut: (count: number) => leaveOut(count, { one: 'more issue is', other: 'more issues are' }),
  },
  unscanned: {
    title: 'Pages that were not scanned',
    columns: ['Outcome', 'Pages', 'What to do', 'Example'],
    leftOut: (count: number) => leaveOut(count, { one: 'more outcome is', other: 'more outcomes are' }),
  },
  accepted: {
    title: 'Pages analyzed because the scan accepts their outcome',
    columns: ['Outcome', 'Pages', 'Example'],
  },
  pages: {
    title: 'Pages with the most failures',
    columns: ['Page', 'Score', 'Failures'],
    leftOut: (count: number) => leaveOut(count, { one: 'more page is', other: 'more pages are' }),
    onlyFirst: (count: number) =>
      `The ${count} pages with the most failures are listed: the CSV report has all of them.`,
  },
  end: (scan: string) => `Automated checks cover only part of WCAG. Scan ${scan}.`,
};

function leaveOut(count: number, what: { readonly one: string; readonly other: string }): string {
  return `${format.count(count, what)} left out: the CSV report has all of them.`;
}
