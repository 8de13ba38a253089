import type { ReportFormat } from '../report-format.ts';

export const pdfFormat: ReportFormat = {
  id: 'pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
  summary: 'Download the scan, or one issue of it, as a tagged PDF (PDF/UA-1).',
  showsChange: true,
  judged: 'baseline',
  showsPictures: true,
  isBinary: true,
  audience: 'people',
  description:
    'With `mode=short`, it has at most 20 pages, with the 12 worst issues. With `mode=full`, it describes up to 150 issues and 400 occurrences.',
  downloads: [
    { label: 'pdf_short', mode: 'short' },
    { label: 'pdf_full', mode: 'full' },
  ],
  load: 'printer',
};
