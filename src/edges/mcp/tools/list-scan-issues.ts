import { z } from 'zod';
import { listIssues, totalsSchema } from '../../../records/issues/list-issues.ts';
import { getWholeScan } from '../../../records/scans/read-scans.ts';
import { presentScan, scanRecordSchema } from '../../../records/scans/scan-record.ts';
import { answerWithPage, pageSchema } from '../answer-with-page.ts';
import { briefIssueSchema, presentBriefIssue } from '../brief-issue.ts';
import type { Tool } from '../tool.ts';

export const listScanIssues: Tool = {
  name: 'list_scan_issues',
  title: 'List issue groups of a scan',
  description:
    'Lists the issue groups of a scan, worst severity first, with the numbers of pages and occurrences and a sample selector; then use get_issue_detail with kind and key.',
  parameters: ['scan_id', 'limit', 'offset'],
  answers: z.object({
    scan: scanRecordSchema.pick({ id: true, url: true, status: true, score: true }),
    totals: totalsSchema,
    issues: z.array(briefIssueSchema),
    page: pageSchema,
  }),
  read: async (reader, { scanId, page: asked }) => {
    const row = await getWholeScan(reader.db, scanId);
    const { issues, totals, page } = await listIssues(reader, row, { filter: {}, page: asked });
    const { id, url, status, score } = presentScan(row);
    const rest = { scan: { id, url, status, score }, totals };
    return answerWithPage({ items: issues.map(presentBriefIssue), name: 'issues', rest }, asked, page.total);
  },
};
