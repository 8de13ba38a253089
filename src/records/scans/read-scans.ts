import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { bucketSize, findOffset } from '../../paging/counted-offset.ts';
import { isUuid } from '../../ids/ids.ts';
import type { PageRequest } from '../../paging/paging.ts';
import { Refused } from '../../texts/refused.ts';
import type { ScanRow } from './scan-fields.ts';
import type { ScanStatus } from './scan-state.ts';

/** Undefined for an unknown id, or one that is not a UUID. */
export async function findScan(db: Database, id: string): Promise<ScanRow | undefined> {
  if (!isUuid(id)) return undefined;
  return db.selectFrom('scans').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** The ids that name a scan that has neither ended nor been deleted. */
export async function findOpenScans(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('scans')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('finished_at', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Throws Refused (`scan_not_found`). */
export async function getScan(db: Database, id: string): Promise<ScanRow> {
  const scan = await findScan(db, id);
  if (scan === undefined) throw scanNotFound();
  return scan;
}

/** Gets a scan whose pages or findings are needed. Throws Refused (`scan_not_found`, `scan_data_removed`). */
export async function getWholeScan(db: Database, id: string): Promise<ScanRow> {
  const scan = await getScan(db, id);
  assertWhole(scan);
  return scan;
}

/** Throws Refused (`scan_data_removed`) if only the summary of the scan remains. */
export function assertWhole({ data_removed_at: at }: Pick<ScanRow, 'data_removed_at'>): void {
  if (at !== null) throw new Refused({ code: 'scan_data_removed', at });
}

export function scanNotFound(): Refused {
  return new Refused({ code: 'scan_not_found' });
}

export type ScanFilter = { readonly tag?: string | undefined; readonly status?: ScanStatus | undefined };

/** Newest first. Every offset costs the same: see counted-offset.ts. */
export async function listScans(
  db: Database,
  filter: ScanFilter,
  page: PageRequest,
): Promise<{ readonly scans: readonly ScanRow[]; readonly total: number }> {
  const { tag, status } = filter;
  // Tags are never empty, so '' counts all scans.
  const counts = sql`scan_counts where tag = ${tag === '' ? null : (tag ?? '')}::text
    ${status === undefined ? sql`` : sql`and status = ${status}`}`;
  const [at] = (await findOffset(counts, { offset: page.offset, order: 'desc' }).execute(db)).rows;
  if (at === undefined || at.bucket === null) return { scans: [], total: at?.total ?? 0 };
  const scans = await db
    .selectFrom('scans')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('sequence', '<', (at.bucket + 1) * bucketSize)
    .$if(tag !== undefined, (query) => query.where('tag', '=', tag ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'queued'))
    .orderBy('sequence', 'desc')
    .limit(page.limit)
    .offset(at.skip)
    .execute();
  return { scans, total: at.total };
}
