import { readReportMetadata, reportMetadataSchema } from '../../../reports/report-metadata.ts';
import { textsIn } from '../../../texts/texts.ts';
import type { Tool } from '../tool.ts';

export const getReportMetadata: Tool = {
  name: 'get_report_metadata',
  title: 'Get report metadata',
  description:
    'Lists the reports of a scan (PDF, CSV, text) and the paths where a person can download them; for the findings themselves, use list_scan_issues.',
  parameters: ['scan_id'],
  answers: reportMetadataSchema,
  read: async ({ db }, { scanId }) =>
    readReportMetadata(db, scanId, {
      texts: textsIn('en'),
      pathOfReport: (id, file) => `/api/scans/${id}/issues/${file}`,
    }),
};
