import type { ReportFormat } from '../report-format.ts';

export const jsonFormat: ReportFormat = {
  id: 'json',
  extension: 'json',
  mediaType: 'application/json',
  loadSchema: async () => (await import('./json-report.ts')).jsonReportSchema,
  summary: 'Download the scan as JSON: the scan, all issues with all occurrences, and all pages.',
  description:
    'The shape is docs/report.schema.json; `report_version` grows when it changes in a way that breaks readers. The response is streamed, so an interrupted download is not valid JSON. Each issue, occurrence and page begins on its own line.',
  judged: 'baseline',
  audience: 'ci',
  downloads: [{ label: 'json' }],
  load: async () => (await import('./write-json.ts')).writeJson,
};
