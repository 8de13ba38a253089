import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { PageRequest } from '../shared/paging.ts';
import { normalizeUrl } from '../shared/page-url.ts';
import type { ScanFilter } from './read-scans.ts';
import type { ScanRow } from './scan-record.ts';
import { scanTypes } from './scan-types.ts';
import type { ViewportPreset } from './viewport-presets.ts';

export type ScanSearch = ScanFilter & {
  /** The scanned URL, as given or normalized. */
  readonly target?: string | undefined;
  readonly viewport?: ViewportPreset | undefined;
  /** Words that the URL contains, all of them, in any case. */
  readonly q?: string | undefined;
};

/** True for a search that `listScans` cannot answer from its counts. */
export function isSearch({ target, viewport, q }: ScanSearch): boolean {
  return target !== undefined || viewport !== undefined || q !== undefined;
}

/** Newest first. A target is an index seek; words are searched in every scan's URL. */
export async function searchScans(
  db: Database,
  search: ScanSearch,
  page: PageRequest,
): Promise<{ readonly scans: readonly ScanRow[]; readonly total: number }> {
  const { tag, status, target, viewport, q } = search;
  const words = (q ?? '').toLowerCase().split(/\s+/u);
  const matching = db
    .selectFrom('scans')
    .where('deleted_at', 'is', null)
    .$if(tag !== undefined, (query) => query.where('tag', '=', tag ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'queued'))
    .$if(target !== undefined, (query) => query.where('target_key', 'in', listTargetKeys(target ?? '')))
    .$if(viewport !== undefined, (query) => query.where('viewport_preset', '=', viewport ?? 'desktop'))
    .$if(q !== undefined, (query) =>
      query.where((of) => of.and(words.map((word) => sql<boolean>`strpos(lower(url), ${word}) > 0`))),
    );
  const scans = await matching.selectAll().orderBy('sequence', 'desc').limit(page.limit).offset(page.offset).execute();
  const { total } = await matching.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { scans, total };
}

/** A page and a sitemap can have the same URL. */
function listTargetKeys(target: string): readonly string[] {
  const parsed = normalizeUrl(target);
  return scanTypes.map((type) => `${type} ${parsed.ok ? parsed.url : target}`);
}
