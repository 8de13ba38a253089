import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { PageRequest } from '../../paging/paging.ts';
import { normalizeUrl } from '../../url/page-url.ts';
import { searchOffset } from '../../paging/searched-offset.ts';
import type { ScanFilter } from './read-scans.ts';
import type { ScanRow } from './scan-fields.ts';
import { scanTypes } from './scan-types.ts';
import type { ViewportPreset } from './viewport-presets.ts';

export type ScanSearch = ScanFilter & {
  /** The scanned URL, as given or normalized. */
  readonly target?: string | undefined;
  readonly viewport?: ViewportPreset | undefined;
  /** Words that the URL must all contain, in any case. */
  readonly q?: string | undefined;
};

/** True for a search that `listScans` cannot answer from its counts. */
export function isSearch({ target, viewport, q }: ScanSearch): boolean {
  return target !== undefined || viewport !== undefined || q !== undefined;
}

/**
 * Newest first. A target is one index seek. Words are searched in every scan's URL. Every offset costs the same: see
 * searched-offset.ts.
 */
export async function searchScans(
  db: Database,
  search: ScanSearch,
  page: PageRequest,
): Promise<{ readonly scans: readonly ScanRow[]; readonly total: number }> {
  const { tag, status, target, viewport, q } = search;
  const words = q === undefined ? [] : q.toLowerCase().split(/\s+/u);
  const conditions = [
    sql<boolean>`deleted_at is null`,
    ...(tag === undefined ? [] : [sql<boolean>`tag = ${tag}`]),
    ...(status === undefined ? [] : [sql<boolean>`status = ${status}`]),
    ...(target === undefined ? [] : [sql<boolean>`target_key = any (${listTargetKeys(target)}::text[])`]),
    ...(viewport === undefined ? [] : [sql<boolean>`viewport_preset = ${viewport}`]),
    ...words.map((word) => sql<boolean>`strpos(lower(url), ${word}) > 0`),
  ];
  const matching = sql`scans where ${sql.join(conditions, sql` and `)}`;
  const [found] = (await searchOffset(matching, sql`sequence desc`, page).execute(db)).rows;
  const { total, ids } = found ?? { total: 0, ids: [] };
  if (ids.length === 0) return { scans: [], total };
  const scans = await db.selectFrom('scans').selectAll().where('id', 'in', ids).orderBy('sequence', 'desc').execute();
  return { scans, total };
}

/** A page and a sitemap can have the same URL. */
function listTargetKeys(target: string): readonly string[] {
  const parsed = normalizeUrl(target);
  return scanTypes.map((type) => `${type} ${parsed.ok ? parsed.url : target}`);
}
