import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { aFailedReport, aSitemapScan, scanNextPage } from './make-scans.ts';

/** What the tests of one report need: an embedded database, and a folder for the browser and the files. */
export type ReportWorld = { readonly db: Database; readonly folder: string; readonly close: () => Promise<void> };

export async function openReportWorld(): Promise<ReportWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-report-'));
  const made = await makeDatabase('embedded', 'migrated');
  const database = await openDatabase(made.location);
  return {
    db: database.db,
    folder,
    close: async () => {
      await database.close();
      await made.remove();
      await rm(folder, { recursive: true });
    },
  };
}

/** A scan whose pages were scanned with these reports, except for the last, which failed. Gives its id. */
export async function aPartialScan(db: Database, ...reports: readonly PageReport[]): Promise<string> {
  const { id } = await aSitemapScan(db, reports.length + 1);
  for (const report of [...reports, aFailedReport()]) await scanNextPage(db, report);
  return id;
}
