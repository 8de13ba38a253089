import type { ScanRow } from '../scans/scan-record.ts';
import type { VisitedPage } from './held-page.ts';
import { readNames } from './leave-out-page.ts';
import type { PageReport } from './page-report.ts';

type Result = { readonly page: VisitedPage; readonly report: PageReport };

/**
 * Splits results into runs of pages that do not depend on each other: what the scan says about all of them can be read before any of them
 * is written. A page that adds pages, that withdraws others, or that may be the same as one of its run begins the next one. In their order.
 */
export function splitResults<One extends Result>(
  scan: Pick<ScanRow, 'scan_type'>,
  results: readonly One[],
): readonly (readonly One[])[] {
  const runs: One[][] = [];
  let taken = new Set<string>();
  for (const result of results) {
    const names = nameResult(scan, result);
    const run = runs.at(-1);
    if (run !== undefined && taken.size > 0 && names.length > 0 && names.every((name) => !taken.has(name)))
      run.push(result);
    else {
      runs.push([result]);
      taken = new Set();
    }
    for (const name of names) taken.add(name);
  }
  return runs;
}

/** Pages without a name in common are different. None for a page that has to be alone. */
function nameResult({ scan_type }: Pick<ScanRow, 'scan_type'>, { page, report }: Result): readonly string[] {
  if (report.kind === 'failed' || report.session !== undefined || report.found !== undefined) return [];
  const { landed_on: landedOn } = readNames(page, { scan_type }, report);
  const text = report.textDigest === null ? [] : [`text ${report.textDigest}`];
  return [`url ${page.url}`, ...(landedOn === null ? [] : [`url ${landedOn}`]), ...text];
}
