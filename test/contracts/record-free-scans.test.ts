import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/db/schema.ts';
import type { ClaimedPage } from '../../src/pages/claim-page.ts';
import { claimNextPages } from '../../src/pages/claim-page.ts';
import type { PageReport } from '../../src/pages/page-report.ts';
import { recordFreeScans } from '../../src/pages/record-free-scans.ts';
import { recordPage, releasePage } from '../../src/pages/record-page.ts';
import { lockScan } from '../../src/scans/change-scan.ts';
import { getScan } from '../../src/scans/read-scans.ts';
import type { ScanRow } from '../../src/scans/scan-record.ts';
import { presentScan } from '../../src/scans/scan-record.ts';
import { PageRecorder } from '../../src/worker/page-recorder.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aFailedReport, aGroup, anOccurrence, aScannedReport, aSitemapScan, ruleInfo } from './make-scans.ts';
import { readRecorded } from './read-recorded.ts';

type Result = { readonly page: ClaimedPage; readonly report: PageReport };

const missing = { code: 'soft_not_found', httpStatus: 200, textDigest: 'nothing here' } as const;

/** Each page of a scan has other findings, in components that its other pages have too. */
function aReport(
  { ordinal: nth, url }: Pick<ClaimedPage, 'ordinal' | 'url'>,
  fields: Parameters<typeof aScannedReport>[0] = {},
): PageReport {
  const find = (rule: string, component: string) =>
    aGroup(2, {
      rule,
      occurrences: [0, 1].map((index) =>
        anOccurrence({
          component,
          fingerprint: `${rule} ${nth} ${index}`,
          message: `Message ${nth % 2}.`,
          html: '<a>'.repeat(nth * 60 + 1),
          screenshot: index === 0 ? `${rule}-${nth}.webp` : null,
        }),
      ),
    });
  const groups = [find('label', nth % 2 === 0 ? 'form' : 'card'), ...(nth === 2 ? [] : [find('region', 'form')])];
  return aScannedReport({ groups, rules: { label: [nth, 2, 0], region: [1, 2, 0] }, finalUrl: url, ...fields });
}

onEachDatabase('pages of several scans that are recorded together', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  const record = (results: readonly Result[]) => recordFreeScans({ db, ruleInfo }, results);

  it('leave what they leave one after the other', async () => {
    const [apart, first, second] = [await aSitemapScan(db, 4), await aSitemapScan(db, 4), await aSitemapScan(db, 4)];
    const pages = await claimEvery(db);
    const resultsOf = (scans: readonly ScanRow[]) =>
      pages.filter(({ scanId, ordinal }) => scans.some(({ id }) => id === scanId) && ordinal < 3).map(toResult);
    for (const { page, report } of resultsOf([apart])) await recordPage({ db, ruleInfo }, page, report);

    const results = resultsOf([first, second]);
    const recorded = await record(results);

    expect(results.map(({ report }) => recorded.get(report)?.kind)).toEqual(results.map(() => 'recorded'));
    expect(await readRecorded(db, first)).toEqual(await readRecorded(db, apart));
    expect(await readRecorded(db, second)).toEqual(await readRecorded(db, apart));
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('leave a scan that another transaction changes, and do not wait for it', async () => {
    const { kind } = await open();
    const [changing, free] = [await aSitemapScan(db, 2), await aSitemapScan(db, 2)];
    const results = (await claimEvery(db)).filter(({ ordinal }) => ordinal === 0).map(toResult);
    if (kind === 'embedded') return;

    const recorded = await db.transaction().execute(async (tx) => {
      await lockScan(tx, changing.id);
      return record(results);
    });

    expect(listRecorded(results, recorded)).toEqual([free.id]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('leave what ends their scan', async () => {
    const [ending, free] = [await aSitemapScan(db, 2), await aSitemapScan(db, 3)];
    const pages = await claimEvery(db);
    const results = pages.filter(({ ordinal }) => ordinal < 2).map(toResult);

    const recorded = await record(results);

    expect(listRecorded(results, recorded)).toEqual([free.id, free.id]);
    expect(presentScan(await getScan(db, ending.id))).toMatchObject({
      status: 'running',
      progress: { pages_running: 2 },
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('leave a page that proves to be another one, that failed, or that is no longer held', async () => {
    const scan = await aSitemapScan(db, 6);
    const pages = await claimEvery(db);
    const [known, twin, failed, released, same] = pages;
    if (
      known === undefined ||
      twin === undefined ||
      failed === undefined ||
      released === undefined ||
      same === undefined
    )
      throw new Error('Too few pages are due.');
    await recordPage({ db, ruleInfo }, known, aFailedReport(missing));
    await releasePage(db, released);
    const results = [
      { page: twin, report: aReport(twin, { textDigest: 'nothing here' }) },
      { page: failed, report: aFailedReport() },
      { page: released, report: aReport(released) },
      { page: same, report: aReport(same) },
      { page: { ...same, claim: same.claim - 1 }, report: aReport(same) },
    ];

    const recorded = await record(results);

    expect(results.map(({ report }) => recorded.has(report))).toEqual([false, false, false, true, false]);
    expect(presentScan(await getScan(db, scan.id)).progress).toMatchObject({ pages_completed: 1, pages_failed: 1 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('end all scans with all findings when one process records them', async () => {
    const scans = [await aSitemapScan(db, 1), await aSitemapScan(db, 3), await aSitemapScan(db, 5)];
    const recorder = new PageRecorder({ db, ruleInfo });
    const pages = await claimEvery(db);

    const recorded = await Promise.all(pages.map((page) => recorder.record(page, aReport(page))));

    expect(recorded.filter((one) => one.kind === 'recorded' && one.endsScan)).toHaveLength(3);
    for (const { id, pages_total: count } of scans)
      expect(presentScan(await getScan(db, id))).toMatchObject({
        status: 'completed',
        progress: { pages_completed: count },
        summary: { failed_occurrences: count * 4 - (count > 2 ? 2 : 0) },
      });
    expect(await checkInvariants(db)).toEqual([]);
  });
});

function toResult(page: ClaimedPage): Result {
  return { page, report: aReport(page) };
}

/** The scans of the results that were recorded. */
function listRecorded(results: readonly Result[], recorded: ReadonlyMap<PageReport, unknown>): readonly string[] {
  return results.filter(({ report }) => recorded.has(report)).map(({ page }) => page.scanId);
}

async function claimEvery(db: Database): Promise<readonly ClaimedPage[]> {
  const pages: ClaimedPage[] = [];
  const claim = () => claimNextPages(db, { atMost: 100, requestDelayMs: 0 });
  for (let more = await claim(); more.length > 0; more = await claim()) pages.push(...more);
  return pages.toSorted((a, b) => a.ordinal - b.ordinal);
}
