import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { compareScans } from '../../reading/comparison/compare-scans.ts';
import { findDefaultBase } from '../../reading/comparison/find-base.ts';
import { findScan } from '../../records/scans/read-scans.ts';
import type { ScanRow } from '../../records/scans/scan-fields.ts';
import { compareScanJob } from '../../records/scans/scan-jobs.ts';
import type { JobKind } from './job-kind.ts';

/**
 * The list of targets shows what changed in hundreds of them, so it cannot compare their scans. Only failures count:
 * findings to review are not proven.
 */
export const compareScanKind: JobKind = {
  kind: compareScanJob,
  step: async ({ db }, { key: id }) => {
    const here = await findScan(db, id);
    if (here !== undefined && here.data_removed_at === null) await writeChange(db, here);
    return { kind: 'done' };
  },
};

async function writeChange(db: Database, here: ScanRow): Promise<void> {
  const base = await findDefaultBase(db, here);
  if (base === undefined || base.pages_completed === 0) return;
  const { groups } = await compareScans(db, { base, here });
  const failed = groups.filter(({ kind }) => kind === 'failed');
  await db
    .updateTable('scans')
    .set({
      new_failures: failed.reduce((sum, change) => sum + change.new, 0),
      fixed_failures: failed.reduce((sum, change) => sum + change.fixed, 0),
      critical_pages_change: await countCriticalPages(db, { base, here }),
    })
    .where('id', '=', here.id)
    .execute();
}

/**
 * How many more pages have critical failures. Pages that only one of the scans looked at do not count, except pages that
 * are new: a site is not better because a page could not be scanned.
 */
async function countCriticalPages(
  db: Database,
  { base, here }: { readonly base: ScanRow; readonly here: ScanRow },
): Promise<number> {
  const { rows } = await sql<{ readonly change: number }>`
    select (count(*) filter (where here.worst = 0) - count(*) filter (where base.worst = 0))::integer as change
    from pages as here left join pages as base on base.scan_id = ${base.id}::uuid and base.url = here.url and base.entry = here.entry
    where here.scan_id = ${here.id}::uuid and here.status = 'completed'
      and (base.status is null or base.status = 'completed')
  `.execute(db);
  return rows[0]?.change ?? 0;
}
