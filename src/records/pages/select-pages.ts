import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, PagesTable } from '../../adapters/db/schema.ts';

/** The columns for the record of a page. A row has twice as many, and reading each takes time. */
const shown = [
  'id',
  'url',
  'entry',
  'final_url',
  'title',
  'status',
  'outcome',
  'detail',
  'http_status',
  'attempts',
  'duration_ms',
  'score',
  'notes',
  'rules',
  'picture',
  'unchanged_since_at',
  'failed_occurrences',
  'needs_review_occurrences',
  'accepted_count',
  'fixed_pending_count',
  'reviewed_count',
  'decided_passes',
] as const satisfies readonly (keyof PagesTable)[];

/** `sinceScan`: the scan that analyzed the page, while it exists. */
export type PageRow = Pick<Selectable<PagesTable>, (typeof shown)[number]> & { readonly sinceScan: string | null };

const sinceScan = sql<string | null>`case when pages.unchanged_since_scan is not null then (
  select since.id from scans as since where since.id = pages.unchanged_since_scan and since.deleted_at is null
) end`.as('sinceScan');

export function selectPages(db: Database) {
  return db.selectFrom('pages').select(shown).select(sinceScan);
}
