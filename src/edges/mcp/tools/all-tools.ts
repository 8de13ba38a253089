import type { Tool } from '../tool.ts';
import { getIssueDetail } from './get-issue-detail.ts';
import { getReportMetadata } from './get-report-metadata.ts';
import { getScanTool } from './get-scan.ts';
import { getSettings } from './get-settings.ts';
import { listScanIssues } from './list-scan-issues.ts';
import { listScansTool } from './list-scans.ts';

/** The order is that of use. */
export const allTools: readonly Tool[] = [
  listScansTool,
  getScanTool,
  listScanIssues,
  getIssueDetail,
  getReportMetadata,
  getSettings,
];
