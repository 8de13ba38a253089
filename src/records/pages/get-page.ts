import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { scoreVersion } from '../scans/score-version.ts';
import { Refused } from '../../texts/refused.ts';
import { countRules } from './count-rules.ts';
import type { PageQuery, PageRecord } from './list-pages.ts';
import { presentPage } from './list-pages.ts';
import { selectPages } from './select-pages.ts';

export const pageHistorySchema = z
  .array(
    z.object({
      scan_id: z.uuid(),
      page_id: z.string(),
      created_at: z.iso.datetime({ precision: 3 }),
      score: z.number().nullable(),
      score_version: z.int(),
      failed: z.int().describe('Failed occurrences.'),
      needs_review: z.int().describe('Occurrences that need review.'),
    }),
  )
  .describe('This page in scans of the same target and viewport, newest first, at most 50, including this scan.');

export type PageHistory = z.infer<typeof pageHistorySchema>;

const maxHistory = 50;

/**
 * The number of the page with this id, if one is given. Throws Refused (`page_not_found`) if the scan lacks the page.
 */
export async function findPageNumber(db: Database, scan: ScanRow, id: string | undefined): Promise<number | undefined> {
  return id === undefined ? undefined : (await getPageRow(db, scan, id)).id;
}

/**
 * `rules` limits its counts to these rules. `texts` is the language of its sentences. Throws Refused
 * (`page_not_found`).
 */
export async function getPage(
  db: Database,
  scan: ScanRow,
  { id, rules, texts }: Pick<PageQuery, 'rules' | 'texts'> & { readonly id: string },
): Promise<PageRecord> {
  const row = await getPageRow(db, scan, id);
  const counted = rules === undefined ? [row] : await countRules(db, [row], { scanId: scan.id, rules });
  return presentPage(counted[0] ?? row, scan.scan_type, texts);
}

async function getPageRow(db: Database, scan: ScanRow, id: string) {
  const row = /^\d{1,15}$/u.test(id)
    ? await selectPages(db).where('id', '=', Number(id)).where('scan_id', '=', scan.id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new Refused({ code: 'page_not_found' });
  return row;
}

/** Omits scans in which the page failed, because they have no results. */
export async function readPageHistory(
  db: Database,
  scan: ScanRow,
  { url, path: [entry = ''] }: Pick<PageRecord, 'url' | 'path'>,
): Promise<PageHistory> {
  const rows = await db
    .selectFrom('scans')
    .innerJoin('pages', (join) =>
      join.onRef('pages.scan_id', '=', 'scans.id').on('pages.url', '=', url).on('pages.entry', '=', entry),
    )
    .select(['scans.id as scan_id', 'pages.id as page_id', 'scans.created_at'])
    .select(['pages.score', 'pages.failed_occurrences', 'pages.needs_review_occurrences'])
    .where('scans.target_key', '=', scan.target_key)
    .where('scans.viewport_preset', '=', scan.viewport_preset)
    .where('scans.deleted_at', 'is', null)
    .where('pages.status', '=', sql.lit('completed'))
    .orderBy('scans.sequence', 'desc')
    .limit(maxHistory)
    .execute();
  return rows.map((row) => ({
    scan_id: row.scan_id,
    page_id: String(row.page_id),
    created_at: row.created_at.toISOString(),
    score: row.score === null ? null : Number(row.score),
    score_version: scoreVersion,
    failed: row.failed_occurrences,
    needs_review: row.needs_review_occurrences,
  }));
}
