import type { ReportFormat } from '../report-format.ts';

export const openAcrFormat: ReportFormat = {
  id: 'openacr',
  extension: 'openacr.yaml',
  mediaType: 'application/yaml',
  summary: 'Download the scan as a draft of an accessibility conformance report (OpenACR 0.1.0).',
  description:
    'Lists only success criteria with failed occurrences, as `partially-supports`; a person decides these and adds all others, because a scan proves of none that it is supported. What people decided about findings is in the notes. Author and vendor have to be filled in.',
  needsReview: 'by_setting',
  placement: 'none',
  showsChange: false,
  isBinary: false,
  audience: 'evidence',
  downloads: [{ label: 'openacr' }],
  load: async () => (await import('./write-openacr.ts')).writeOpenAcr,
};
