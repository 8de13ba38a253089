import type { ReportFormat } from '../report-format.ts';

export const xlsxFormat: ReportFormat = {
  id: 'xlsx',
  extension: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  summary: 'Download the scan as an Excel workbook (ECMA-376).',
  description:
    'Sheets: summary, components (1,000 at most, the most useful to fix first), issues, patterns (5,000 at most), occurrences (20,000 at most, worst first) and pages (20,000 at most). The columns for owner and status are empty, for people. The summary says what is left out. Page text is text in every cell, never a formula.',
  showsChange: true,
  judged: 'baseline',
  isBinary: true,
  audience: 'people',
  downloads: [{ label: 'xlsx' }],
  load: async () => (await import('./write-xlsx.ts')).writeXlsx,
};
