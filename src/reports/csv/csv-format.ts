import type { ReportFormat } from '../report-format.ts';

export const csvFormat: ReportFormat = {
  id: 'csv',
  extension: 'csv',
  mediaType: 'text/csv; charset=utf-8; header=present',
  summary: 'Download the scan as CSV (RFC 4180, UTF-8 with byte order mark).',
  description:
    '`small`: all issues with sampled occurrences. `full`: every stored occurrence, including those marked as false positives and those that need review. `pages`: every page with its outcome. The response is streamed, so an interrupted download is incomplete. If the scan has not ended, the header of an additional last column says so.',
  judged: 'baseline',
  audience: 'people',
  downloads: [
    { label: 'csv_small', mode: 'small' },
    { label: 'csv_full', mode: 'full' },
    { label: 'csv_pages', mode: 'pages' },
  ],
  load: async () => (await import('./write-csv.ts')).writeCsv,
};
