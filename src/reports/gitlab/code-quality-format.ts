import type { ReportFormat } from '../report-format.ts';
import { codeQualitySchema } from './code-quality-entry.ts';

export const codeQualityFormat: ReportFormat = {
  id: 'codequality',
  extension: 'codequality.json',
  mediaType: 'application/json',
  loadSchema: async () => codeQualitySchema,
  summary: "Download the scan as GitLab's code quality report.",
  description:
    'One entry per issue and page, worst first, 5,000 at most; the last entry says how many are left out. The path is made of the URL: `web/<host>/<path>`.',
  needsReview: 'by_request',
  placement: 'origins',
  judged: 'baseline',
  audience: 'ci',
  downloads: [{ label: 'codequality' }],
  load: async () => (await import('./write-code-quality.ts')).writeCodeQuality,
};
