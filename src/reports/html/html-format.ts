import type { ReportFormat } from '../report-format.ts';

export const htmlFormat: ReportFormat = {
  id: 'html',
  extension: 'html',
  mediaType: 'text/html; charset=utf-8',
  summary: 'Download the scan as one HTML file that loads nothing.',
  description:
    'What the PDF shows, for reading in a browser: at most 150 issues, 400 occurrences and 150 screenshots, which are inside the file. It has contents, filters and a search. The search is its only script, and it loads nothing.',
  showsChange: true,
  judged: 'baseline',
  showsPictures: true,
  audience: 'people',
  downloads: [{ label: 'html' }],
  load: async () => (await import('./write-html.ts')).writeHtml,
};
