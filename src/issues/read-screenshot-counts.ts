import type { Database } from '../db/schema.ts';

/** How many screenshots each group of the scan has, by `<kind> <rule>`. */
export async function readScreenshotCounts(db: Database, scanId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('issue_groups')
    .select(['kind', 'rule', 'screenshot_count'])
    .where('scan_id', '=', scanId)
    .execute();
  return new Map(rows.map((row) => [`${row.kind} ${row.rule}`, row.screenshot_count]));
}
