import type { ReportFormat } from '../report-format.ts';

export const sarifFormat: ReportFormat = {
  id: 'sarif',
  extension: 'sarif',
  mediaType: 'application/sarif+json',
  summary: 'Download the scan as SARIF 2.1.0, for GitHub code scanning and other code scanners.',
  description:
    'One result per issue and page, worst first, 5,000 at most: `runs[0].properties` says how many are left out. The location of a result is a path made of the URL (`web/<host>/<path>`), because code scanners reject URLs, or the file that `anchor` names; the URL itself is in the message. Pages that were not scanned are tool notifications.',
  needsReview: 'by_request',
  placement: 'anchor',
  judged: 'baseline',
  audience: 'ci',
  downloads: [{ label: 'sarif' }],
  load: async () => (await import('./write-sarif.ts')).writeSarif,
};
