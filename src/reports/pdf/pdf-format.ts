import type { ReportFormat } from '../report-format.ts';

export const pdfFormat: ReportFormat = {
  id: 'pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
  summary: 'Download the scan, or one issue of it, as a tagged PDF.',
  needsReview: 'by_setting',
  placement: 'none',
  showsChange: true,
  isBinary: true,
  audience: 'people',
  downloads: [{ label: 'pdf' }],
  load: 'printer',
};
