import type { Comparison } from '../../src/reading/comparison/comparison-record.ts';
import { ComparisonReader } from '../../src/reading/comparison/comparison-reader.ts';
import { getBase } from '../../src/reading/comparison/find-base.ts';
import { presentComparison } from '../../src/reading/comparison/present-comparison.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { aSitemapScan, catalog, scanNextPage } from './make-scans.ts';

export const noChange = { new: 0, fixed: 0, changed: 0, unchanged: 0, not_comparable: 0, came_back: 0 };

/** A scan of as many pages as there are reports. */
export async function aScanWith(db: Database, reports: readonly PageReport[]): Promise<ScanRow> {
  const { id } = await aSitemapScan(db, reports.length);
  for (const report of reports) await scanNextPage(db, report);
  return getScan(db, id);
}

export async function compare(db: Database, hereId: string, baseId?: string): Promise<Comparison> {
  const here = await getScan(db, hereId);
  const base = await getBase(db, here, { id: baseId });
  return presentComparison(await new ComparisonReader().compare(db, { base, here }), { base, here }, { catalog });
}
