import type { ReportFormat } from '../report-format.ts';

export const pdfFormat: ReportFormat = {
  id: 'pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
  summary: 'Download the scan, or one issue of it, as a tagged PDF (PDF/UA-1).',
  showsChange: true,
  showsPictures: true,
  isBinary: true,
  audience: 'people',
  downloads: [{ label: 'pdf' }],
  load: 'printer',
};
