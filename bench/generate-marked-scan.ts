import { sql } from 'kysely';
import type { Database } from '../src/adapters/db/schema.ts';
import { generateScan } from './generate-scan.ts';

export const markedRows = 300_000;

/** A scan with one group, whose first 300,000 occurrences are marked as false positive and whose last one is not. Gives the scan's id. */
export async function generateMarkedScan(db: Database, rules: readonly string[]): Promise<string> {
  const id = await generateScan(db, { pages: 5_000, groups: 1, occurrencesPerGroup: markedRows + 1 }, rules);
  await sql`update occurrences set false_positive = true where scan_id = ${id}::uuid and ordinal < ${markedRows}`.execute(
    db,
  );
  await sql`
    update issue_groups set occurrence_count = 1, false_positive_count = ${markedRows}, page_count = 1 where scan_id = ${id}::uuid
  `.execute(db);
  return id;
}
