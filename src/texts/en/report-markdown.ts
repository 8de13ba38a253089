/** The Markdown summary. */
export const reportMarkdown = {
  title: 'Accessibility scan',
  pixels: (width: number, height: number) => `${width} × ${height} pixels`,
  score: {
    columns: ['Score', 'Pages scanned', 'Pages not scanned', 'Failed', 'Needs review'],
    none: 'none',
    of100: (score: number) => `${score} of 100`,
  },
  someOf: (part: number, all: number) => `${part} of ${all}`,
  count: (issues: number, occurrences: number) =>
    `${issues} ${issues === 1 ? 'issue' : 'issues'}, ${occurrences} occurrences`,
  issues: {
    found: 'Issues',
    toReview: 'Issues that need review',
    columns: ['Severity', 'Issue', 'Rule', 'WCAG', 'Occurrences', 'Pages'],
    leftOut: (count: number) => `${count} more issues are left out: the CSV report has all of them.`,
  },
  unscanned: {
    title: 'Pages that were not scanned',
    columns: ['Outcome', 'Pages', 'What to do', 'Example'],
    leftOut: (count: number) => `${count} more outcomes are left out: the CSV report has all of them.`,
  },
  accepted: {
    title: 'Pages analyzed because the scan accepts their outcome',
    columns: ['Outcome', 'Pages', 'Example'],
  },
  pages: {
    title: 'Pages with the most occurrences',
    columns: ['Page', 'Score', 'Occurrences'],
    leftOut: (count: number) => `${count} more pages are left out: the CSV report has all of them.`,
    onlyFirst: (count: number) =>
      `The ${count} pages with the most occurrences are listed: the CSV report has all of them.`,
  },
  end: (scan: string) => `Automated checks cover only part of WCAG. Scan ${scan}.`,
};
