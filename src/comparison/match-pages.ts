import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import type { Comparison } from './comparison-record.ts';

/** A page in both scans. `occurrences`: about how many rows its comparison reads. */
export type PagePair = { readonly base: number; readonly here: number; readonly occurrences: number };

const pagesPerLook = 2_000;

type Counts = { only_in_base: number; only_here: number; not_scanned_here: number; not_scanned_in_base: number };
type PageRow = {
  readonly id: number;
  readonly isScanned: boolean;
  readonly found: number;
  readonly otherId: number | null;
  readonly otherIsScanned: boolean | null;
  readonly otherFound: number | null;
};

/** Matches the pages of two scans by URL, and counts the pages that only one of them scanned. */
export async function matchPages(
  db: Database,
  base: ScanRow,
  here: ScanRow,
): Promise<{ readonly counts: Comparison['pages']; readonly pairs: readonly PagePair[] }> {
  const counts: Counts = { only_in_base: 0, only_here: 0, not_scanned_here: 0, not_scanned_in_base: 0 };
  const pairs: PagePair[] = [];
  let inBoth = 0;
  for await (const page of readPages(db, here.id, base.id)) {
    if (page.otherId === null) {
      counts.only_here += 1;
      continue;
    }
    inBoth += 1;
    if (!page.isScanned) counts.not_scanned_here += 1;
    if (page.otherIsScanned !== true) counts.not_scanned_in_base += 1;
    if (page.isScanned && page.otherIsScanned === true) {
      pairs.push({ base: page.otherId, here: page.id, occurrences: page.found + (page.otherFound ?? 0) });
    }
  }
  // A URL occurs once in a scan, so what is not in both is in the base alone.
  counts.only_in_base = Math.max(0, base.pages_total - inBoth);
  return { counts, pairs };
}

async function* readPages(db: Database, scanId: string, otherScanId: string): AsyncGenerator<PageRow> {
  for (let from = 0; ; from += pagesPerLook) {
    const { rows } = await sql<PageRow>`
      select pages.id, pages.status = 'completed' as "isScanned",
        pages.failed_occurrences + pages.needs_review_occurrences as found,
        other.id as "otherId", other.status = 'completed' as "otherIsScanned",
        other.failed_occurrences + other.needs_review_occurrences as "otherFound"
      from pages left join pages as other on other.scan_id = ${otherScanId}::uuid and other.url = pages.url
      where pages.scan_id = ${scanId}::uuid and pages.ordinal >= ${from}::integer and pages.ordinal < ${from + pagesPerLook}::integer
      order by pages.ordinal
    `.execute(db);
    yield* rows;
    if (rows.length < pagesPerLook) return;
  }
}
