import type { Transaction } from 'kysely';
import type { Database, Schema } from '../db/schema.ts';
import type { RuleInfoSource } from '../issues/write-findings.ts';
import { lockFreeScans } from '../scans/change-scan.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import { addEffects, applyEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { decideStatus } from '../scans/scan-state.ts';
import { settleScans } from '../scans/settle-scans.ts';
import type { PageReport } from './page-report.ts';
import type { PagePlace, ScannedPage } from './read-places.ts';
import { readPlaces } from './read-places.ts';
import type { PageResult, Recorded } from './record-page.ts';
import { ResultsToWrite } from './results-to-write.ts';
import { splitResults } from './split-results.ts';
import { writeResult } from './write-result.ts';

type Deps = { readonly db: Database; readonly ruleInfo: RuleInfoSource };

/** A scan's row, and results of its pages that do not depend on each other. */
type OfScan = { readonly scan: ScanRow; readonly pages: readonly ScannedPage[] };
type Placed = ScannedPage & { readonly place: PagePlace };

/**
 * Writes results of pages of many scans in one transaction, as recordPages does for those of one. Leaves what may change more than rows of
 * its own scan, what ends a scan, and scans that another transaction is changing: returned is what it has written, by its report. It waits for no scan
 * and no list's counts, so that it waits in no circle.
 */
export async function recordFreeScans(
  { db, ruleInfo }: Deps,
  results: readonly PageResult[],
): Promise<ReadonlyMap<PageReport, Recorded>> {
  const plain = results.flatMap(({ page, report }) => (isPlain(report) ? [{ page, report }] : []));
  if (plain.length === 0) return new Map();
  return db.transaction().execute(async (tx) => {
    const byScan = Map.groupBy(plain, ({ page }) => page.scanId);
    const locked = await lockFreeScans(tx, [...byScan.keys()]);
    const held = locked.flatMap((scan) => findIndependent(scan, byScan.get(scan.id) ?? []));
    const placed = await findPlaced(tx, held);
    return placed.length === 0 ? new Map() : writePlaced({ tx, ruleInfo }, placed);
  });
}

type ScannedReport = ScannedPage['report'];

/** It changes nothing but its page, its findings and its scan's counts. */
function isPlain(report: PageResult['report']): report is ScannedReport {
  return (
    report.kind === 'scanned' &&
    report.session === undefined &&
    report.found === undefined &&
    report.reuse?.stop === undefined
  );
}

/** None of a scan whose status changes with them. */
function findIndependent(scan: ScanRow, results: readonly Omit<ScannedPage, 'scan'>[]): readonly OfScan[] {
  const [pages = []] = splitResults(scan, results);
  const after = { ...scan, pages_running: scan.pages_running - pages.length };
  if (scan.data_removed_at !== null || decideStatus(after) !== scan.status) return [];
  return [{ scan, pages: pages.map((one) => ({ scan, ...one })) }];
}

/** Without those that were given to another worker, or that another page decides. */
async function findPlaced(tx: Transaction<Schema>, held: readonly OfScan[]): Promise<readonly Placed[]> {
  const pages = held.flatMap((ofScan) => ofScan.pages);
  const places = await readPlaces(tx, pages);
  return pages.flatMap((one) => {
    const place = places.get(one.page.id);
    return place === undefined || place.twin !== undefined || place.duplicate !== undefined ? [] : [{ ...one, place }];
  });
}

async function writePlaced(
  { tx, ruleInfo }: { readonly tx: Transaction<Schema>; readonly ruleInfo: RuleInfoSource },
  placed: readonly Placed[],
): Promise<ReadonlyMap<PageReport, Recorded>> {
  const results = new ResultsToWrite({ tx, ruleInfo });
  const effects = new Map<ScanRow, ScanEffect>();
  for (const { scan, page, report, place } of placed) {
    const before = effects.get(scan) ?? {};
    const at = { page, scan: applyEffect(scan, before), place };
    const effect = await writeResult({ tx, ruleInfo, results }, at, report);
    effects.set(scan, addEffects(before, effect ?? {}));
  }
  await results.write();
  const settled = await settleScans(
    tx,
    [...effects].map(([scan, effect]) => ({ scan, effect })),
  );
  return new Map(
    placed.flatMap(({ page, report }): readonly (readonly [PageReport, Recorded])[] => {
      const scan = settled.get(page.scanId);
      return scan === undefined ? [] : [[report, { kind: 'recorded', scan, endsScan: false }]];
    }),
  );
}
