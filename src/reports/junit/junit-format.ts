import type { ReportFormat } from '../report-format.ts';

export const junitFormat: ReportFormat = {
  id: 'junit',
  extension: 'junit.xml',
  mediaType: 'application/xml',
  summary: 'Download the scan as JUnit XML, for Jenkins, GitLab, Azure Pipelines and other CI systems.',
  description:
    'A test suite per page, a test case per rule. A rule that failed is a failure; a page that was not scanned is an error; rules that were not run, that need review, or whose occurrences are all accepted or marked as false positives are skipped. For scans of more than 1,000 pages, rules without findings are one test case per page.',
  needsReview: 'by_request',
  judged: 'gate',
  audience: 'ci',
  downloads: [{ label: 'junit' }],
  load: async () => (await import('./write-junit.ts')).writeJunit,
};
