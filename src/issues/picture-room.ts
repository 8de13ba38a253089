import type { Database } from '../db/schema.ts';
import type { FindingKind } from '../engines/finding.ts';
import { maxScreenshotsPerGroup } from './write-findings.ts';

const mostPerPage = 5;

/** How many more screenshots a finding's group may get from one page, given what the scan's groups have. */
export async function readPictureRoom(
  db: Database,
  scanId: string,
): Promise<(finding: { readonly kind: FindingKind; readonly rule: string }) => number> {
  const rows = await db
    .selectFrom('issue_groups')
    .select(['kind', 'rule', 'screenshot_count'])
    .where('scan_id', '=', scanId)
    .execute();
  const counts = new Map(rows.map((row) => [`${row.kind} ${row.rule}`, row.screenshot_count]));
  return ({ kind, rule }) => {
    const left = maxScreenshotsPerGroup - (counts.get(`${kind} ${rule}`) ?? 0);
    return Math.max(0, Math.min(mostPerPage, left));
  };
}
