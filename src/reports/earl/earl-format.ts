import type { ReportFormat } from '../report-format.ts';

export const earlFormat: ReportFormat = {
  id: 'earl',
  extension: 'earl.json',
  mediaType: 'application/ld+json',
  summary: 'Download the scan as EARL (JSON-LD), in the form of ACT implementation reports.',
  description:
    'A test subject per scanned page, an assertion per rule: `earl:failed`, `earl:cantTell` (it needs review, or it was tested without a finding) or `earl:untested` (the rule did not finish). Each decision of a person about findings is an additional assertion, `earl:semiAuto`, with its `info`. The response is streamed, so an interrupted download is not valid JSON.',
  audience: 'evidence',
  downloads: [{ label: 'earl' }],
  load: async () => (await import('./write-earl.ts')).writeEarl,
};
