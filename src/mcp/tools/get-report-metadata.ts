import { readReportMetadata, reportMetadataSchema } from '../../reports/report-metadata.ts';
import type { Tool } from '../tool.ts';

export const getReportMetadata: Tool = {
  name: 'get_report_metadata',
  title: 'Get report metadata',
  description:
    'Which reports of a scan (PDF, CSV, text) are available, and at which path of the service a person downloads each; for the findings themselves use list_scan_issues.',
  parameters: ['scan_id'],
  answers: reportMetadataSchema,
  read: async ({ db }, { scanId }) => readReportMetadata(db, scanId, (id, file) => `/api/scans/${id}/issues/${file}`),
};
