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
      critical_pages_change: here.critical_pages - base.critical_pages,
    })
    .where('id', '=', here.id)
    .execute();
}
