import type { ReportFormat } from '../report-format.ts';

export const wcagEmFormat: ReportFormat = {
  id: 'wcag-em',
  extension: 'wcag-em.json',
  mediaType: 'application/ld+json',
  summary: "Download the scan as an evaluation file for W3C's WCAG-EM Report Tool.",
  description:
    'Opens in the tool with "Open evaluation": scope, sample (the first 50 scanned pages, and of a scan with a `wcag_em` sample the first 10 random pages) and a result per success criterion. What failed is `failed`; what needs review, and what was tested without a finding, is `cantTell`; the rest is `untested`. Where a person has answered for a clause, the result is this answer, with name and date. What people decided about findings is in the descriptions. A person completes it.',
  audience: 'evidence',
  downloads: [{ label: 'wcag_em' }],
  load: async () => (await import('./write-wcag-em.ts')).writeWcagEm,
};
