import { z } from 'zod';
import { listScans } from '../../../records/scans/read-scans.ts';
import type { ScanRow } from '../../../records/scans/scan-fields.ts';
import { presentScan, scanRecordSchema } from '../../../records/scans/scan-record.ts';
import { answerWithPage, pageSchema } from '../answer-with-page.ts';
import type { Tool } from '../tool.ts';

/** The fields that a client needs to choose a scan. `get_scan` returns the whole record. */
const briefSchema = z.object({
  ...scanRecordSchema.pick({ id: true, url: true, scan_type: true, status: true, tag: true, score: true }).shape,
  progress: scanRecordSchema.shape.progress.pick({ percent: true, pages_total: true, pages_failed: true }),
  summary: scanRecordSchema.shape.summary.pick({ failed_groups: true, failed_occurrences: true }),
  ...scanRecordSchema.pick({ created_at: true, finished_at: true, data_removed_at: true }).shape,
});

export const listScansTool: Tool = {
  name: 'list_scans',
  title: 'List scans',
  description:
    'Lists scans, newest first, with their target, status and score; then use list_scan_issues with the id of a scan as scan_id.',
  parameters: ['limit', 'offset'],
  answers: z.object({ scans: z.array(briefSchema), page: pageSchema }),
  read: async ({ db }, { page }) => {
    const { scans, total } = await listScans(db, {}, page);
    return answerWithPage({ items: scans.map(presentBrief), name: 'scans', rest: {} }, page, total);
  },
};

function presentBrief(row: ScanRow): z.infer<typeof briefSchema> {
  const { id, url, scan_type, status, tag, score, progress, summary, ...times } = presentScan(row);
  const { percent, pages_total, pages_failed } = progress;
  const { failed_groups, failed_occurrences } = summary;
  return {
    id,
    url,
    scan_type,
    status,
    tag,
    score,
    progress: { percent, pages_total, pages_failed },
    summary: { failed_groups, failed_occurrences },
    created_at: times.created_at,
    finished_at: times.finished_at,
    data_removed_at: times.data_removed_at,
  };
}
