import { getScan } from '../../../records/scans/read-scans.ts';
import { presentScan, scanRecordSchema } from '../../../records/scans/scan-record.ts';
import type { Tool } from '../tool.ts';

export const getScanTool: Tool = {
  name: 'get_scan',
  title: 'Get scan',
  description:
    'Gets one scan: status, progress, score, counts by severity, and what was skipped; then use list_scan_issues.',
  parameters: ['scan_id'],
  // Steps may be longer than an answer.
  answers: scanRecordSchema.omit({ steps: true }),
  read: async ({ db }, { scanId }) => {
    const { steps: _steps, ...scan } = presentScan(await getScan(db, scanId));
    return scan;
  },
};
