import type { ReportFormat } from '../report-format.ts';

export const openAcrFormat: ReportFormat = {
  id: 'openacr',
  extension: 'openacr.yaml',
  mediaType: 'application/yaml',
  summary: 'Download the scan as a draft of an accessibility conformance report (OpenACR 0.1.0).',
  description:
    'Lists success criteria with failed occurrences, as `partially-supports`, and those that a person has answered, with the level of this answer, the name and the date. A person adds all others, because a scan cannot prove that a criterion is supported. The notes contain what people decided about findings. Fill in author and vendor.',
  audience: 'evidence',
  downloads: [{ label: 'openacr' }],
  load: async () => (await import('./write-openacr.ts')).writeOpenAcr,
};
