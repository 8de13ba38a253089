import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { claimNextPage } from './claim-next-page.ts';
import { listPages } from '../../src/records/pages/list-pages.ts';
import { recordPage, releasePage } from '../../src/records/pages/record-page.ts';
import { retryFailed } from '../../src/records/pages/retry-failed.ts';
import { reclaimPages } from '../../src/records/pages/reclaim-pages.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import {
  aClaimedPage,
  aFailedReport,
  aGroup,
  aScan,
  aScannedReport,
  aSitemapScan,
  makeAllDue,
  ruleInfo,
  scanNextPage,
} from './make-scans.ts';
import { says } from '../../src/texts/saying.ts';

const firstPage = { limit: 50, offset: 0 };

onEachDatabase('recording the result of a page', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  const readPages = async (scanId: string) =>
    (await listPages(db, { scan: await getScan(db, scanId), filter: {}, page: firstPage })).pages;
  const untilDue = () => makeAllDue(db);
  /** How long after its failure was recorded the page is tried again. */
  const secondsUntilNext = async () => {
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from next_attempt_at - scans.updated_at)::float8 as seconds
      from pages join scans on scans.id = scan_id`.execute(db);
    return rows[0]?.seconds;
  };

  it('ends the scan as completed with its last page, with score, counts, engine and browser', async () => {
    await aScan(db);
    const rules = { 'image-alt': [1, 3, 0], 'html-has-lang': [1, 0, 0], 'color-contrast': [4, 0, 2] } as const;
    const groups = [aGroup(3), aGroup(2, { kind: 'needs_review', rule: 'color-contrast' })];

    const scan = await scanNextPage(db, aScannedReport({ rules, groups, decidedPasses: 4 }));

    expect(presentScan(scan)).toMatchObject({
      status: 'completed',
      progress: { phase: 'done', percent: 100, pages_total: 1, pages_completed: 1 },
      summary: {
        failed_groups: 1,
        failed_occurrences: 3,
        needs_review_groups: 1,
        needs_review_occurrences: 2,
        by_severity: { critical: 3, serious: 0, moderate: 0, minor: 0 },
        accepted_count: 0,
        fixed_pending_count: 0,
        reviewed_count: 0,
        pages_by_worst: { critical: 1, serious: 0, moderate: 0, minor: 0, none: 0 },
      },
      // critical 10 × 1/4, serious 7 × 1 and serious 7 × 1, of 24
      score: Math.floor((100 * (10 / 4 + 7 + 7)) / 24),
      engine: 'axe-core 4.14.1',
      browser: 'Chromium 156.0.0.0',
      error: null,
      finished_at: expect.any(String),
    });
    expect(await readPages(scan.id)).toEqual([
      {
        id: expect.any(String),
        url: 'https://example.com/',
        final_url: 'https://example.com/',
        title: 'Example',
        status: 'completed',
        outcome: 'scanned',
        outcome_name: null,
        path: [],
        advice: null,
        http_status: 200,
        attempts: 1,
        duration_ms: 1_235,
        score: 68.75,
        notes: [],
        screenshot: null,
        screenshot_size: null,
        unchanged_since: null,
        counts: {
          failed_occurrences: 3,
          needs_review_occurrences: 2,
          accepted_count: 0,
          fixed_pending_count: 0,
          reviewed_count: 0,
          rules_passed: 2,
          rules_failed: 1,
          rules_needing_review: 1,
          rules_not_run: 0,
          decided_passes: 4,
        },
      },
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('keeps a permanent failure, and says how to fix it', async () => {
    await aScan(db);

    const scan = await scanNextPage(db, aFailedReport());

    expect(presentScan(scan)).toMatchObject({
      status: 'failed',
      score: null,
      error: {
        code: 'http_status',
        message: expect.stringMatching(/^The server answered with status 404\. The server returned an error page/),
      },
    });
    expect(await readPages(scan.id)).toMatchObject([
      { status: 'failed', outcome: 'http_status', http_status: 404, attempts: 1 },
    ]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('tries a transient failure three times, 1 s and 4 s apart, and then keeps it', async () => {
    const report = aFailedReport({ code: 'connection_error', httpStatus: null });
    const { id } = await aScan(db);

    expect(await scanNextPage(db, report)).toMatchObject({ status: 'running', pages_pending: 1, pages_failed: 0 });
    expect(await secondsUntilNext()).toBe(1);
    expect(await claimNextPage(db)).toBeUndefined();
    expect(await readPages(id)).toMatchObject([{ status: 'pending', outcome: 'connection_error', attempts: 1 }]);
    await untilDue();
    expect(await scanNextPage(db, report)).toMatchObject({ status: 'running', pages_pending: 1 });
    expect(await secondsUntilNext()).toBe(4);
    expect(await checkInvariants(db)).toEqual([]);
    await untilDue();

    expect(await scanNextPage(db, report)).toMatchObject({
      status: 'failed',
      pages_failed: 1,
      error_code: 'connection_error',
    });
    expect(await readPages(id)).toMatchObject([{ status: 'failed', outcome: 'connection_error', attempts: 3 }]);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('tries a page that hung because of its own scripts once more, remembers that it hung, and forgets it when a person retries', async () => {
    const report = aFailedReport({ code: 'renderer_unresponsive', isHung: true });
    const { id } = await aScan(db);

    await scanNextPage(db, report);
    await untilDue();
    const second = await aClaimedPage(db);
    expect(second).toMatchObject({ attempts: 2, hung: true });
    await recordPage({ db, ruleInfo }, second, report);

    expect(await readPages(id)).toMatchObject([{ status: 'failed', outcome: 'renderer_unresponsive', attempts: 2 }]);
    await retryFailed(db, id);
    expect(await aClaimedPage(db)).toMatchObject({ attempts: 1, hung: false });
  });

  it('forgets an earlier failure when a later try succeeds', async () => {
    const { id } = await aScan(db);
    await scanNextPage(db, aFailedReport({ code: 'timeout_navigation', saying: says('visits.no_answer') }));
    await untilDue();

    const scan = await scanNextPage(db, aScannedReport());

    expect(scan).toMatchObject({ status: 'completed', error_code: null });
    expect(await readPages(id)).toMatchObject([{ outcome: 'scanned', advice: null, attempts: 2 }]);
  });

  it('waits as long as the server requested', async () => {
    await aScan(db);

    await scanNextPage(db, aFailedReport({ code: 'rate_limited', retryAfterMs: 60_000, httpStatus: 429 }));

    expect(await secondsUntilNext()).toBe(60);
  });

  it('ends a scan with scanned and failed pages as partial', async () => {
    await aSitemapScan(db, 2);

    await scanNextPage(db, aFailedReport());
    const scan = await scanNextPage(db, aScannedReport());

    expect(scan).toMatchObject({ status: 'partial', error_code: null, pages_completed: 1, pages_failed: 1 });
    expect(presentScan(scan).score).toBe(100);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('gives a scan whose every page failed the most common reason', async () => {
    await aSitemapScan(db, 3);

    await scanNextPage(db, aFailedReport({ code: 'dns_error' }));
    await scanNextPage(db, aFailedReport({ code: 'not_html' }));
    const scan = await scanNextPage(db, aFailedReport({ code: 'not_html' }));

    expect(presentScan(scan).error).toEqual({
      code: 'not_html',
      message: expect.stringMatching(/^No page could be scanned\. The URL returns something other than an HTML page/),
    });
  });

  it('writes nothing for a claim that is no longer current', async () => {
    const { id } = await aScan(db);
    const lost = await aClaimedPage(db);
    await reclaimPages({ db, ruleInfo }, { everyLease: true });
    const current = await aClaimedPage(db);

    const late = await recordPage({ db, ruleInfo }, lost, aScannedReport({ groups: [aGroup(5)] }));
    const lateFailure = await recordPage({ db, ruleInfo }, lost, aFailedReport());

    expect([late, lateFailure]).toEqual([{ kind: 'stale' }, { kind: 'stale' }]);
    expect(await getScan(db, id)).toMatchObject({ status: 'running', pages_running: 1, failed_occurrences: 0 });
    expect(await recordPage({ db, ruleInfo }, current, aScannedReport())).toMatchObject({ kind: 'recorded' });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('writes a result once, even if it is delivered twice', async () => {
    await aScan(db);
    const page = await aClaimedPage(db);
    const report = aScannedReport({ groups: [aGroup(5)] });

    const both = await Promise.all([
      recordPage({ db, ruleInfo }, page, report),
      recordPage({ db, ruleInfo }, page, report),
    ]);

    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['recorded', 'stale']);
    expect(await db.selectFrom('occurrences').select('ordinal').orderBy('ordinal').execute()).toHaveLength(5);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('writes nothing for a scan that was deleted meanwhile', async () => {
    await aScan(db);
    const page = await aClaimedPage(db);
    await db.updateTable('scans').set({ deleted_at: new Date() }).execute();

    expect(await recordPage({ db, ruleInfo }, page, aScannedReport({ groups: [aGroup(2)] }))).toEqual({
      kind: 'stale',
    });
    expect(await db.selectFrom('issue_groups').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('occurrences').selectAll().execute()).toEqual([]);
  });

  it('writes all or nothing', async () => {
    const { id } = await aScan(db);
    const page = await aClaimedPage(db);
    const broken = aGroup(2);
    const tooMany = { ...broken, occurrences: broken.occurrences.map((one) => ({ ...one, equalCount: 40_000 })) };

    await expect(recordPage({ db, ruleInfo }, page, aScannedReport({ groups: [tooMany] }))).rejects.toThrow(
      /out of range/,
    );

    expect(await getScan(db, id)).toMatchObject({ status: 'running', pages_running: 1, failed_occurrences: 0 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('pauses a pausing scan with the last page in flight', async () => {
    const { id } = await aSitemapScan(db, 3);
    const [first, second] = [await aClaimedPage(db), await aClaimedPage(db)];
    await db.updateTable('scans').set({ status: 'pausing' }).where('id', '=', id).execute();

    await recordPage({ db, ruleInfo }, first, aScannedReport());
    expect(await getScan(db, id)).toMatchObject({ status: 'pausing' });
    await recordPage({ db, ruleInfo }, second, aScannedReport());

    expect(await getScan(db, id)).toMatchObject({ status: 'paused', pages_pending: 1 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('ends the scan though its last two pages are recorded at the same moment', async () => {
    const endings: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const scan = await aSitemapScan(db, 2);
      const last = [await aClaimedPage(db), await aClaimedPage(db)];
      const reports =
        round % 2 === 0
          ? [aScannedReport(), aScannedReport()]
          : [aScannedReport({ groups: [aGroup(1)] }), aFailedReport()];

      await Promise.all(
        last.map((page, index) => recordPage({ db, ruleInfo }, page, reports[index] ?? aFailedReport())),
      );

      endings.push((await getScan(db, scan.id)).status);
    }

    expect(endings).toEqual(Array.from({ length: 12 }, (_, round) => (round % 2 === 0 ? 'completed' : 'partial')));
    expect(await checkInvariants(db)).toEqual([]);
  });
});

onEachDatabase('releasing pages', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  it('leaves a released page as if it had never been claimed, except for its claim number', async () => {
    const { id } = await aScan(db);
    const page = await aClaimedPage(db);

    await releasePage(db, page);

    expect(await getScan(db, id)).toMatchObject({ status: 'running', pages_pending: 1, pages_running: 0 });
    expect(await checkInvariants(db)).toEqual([]);
    expect(await aClaimedPage(db)).toEqual({ ...page, claim: page.claim + 1 });
  });

  it('does nothing for a claim that is no longer current, or a deleted scan', async () => {
    const { id } = await aScan(db);
    const old = await aClaimedPage(db);
    await releasePage(db, old);
    const current = await aClaimedPage(db);

    await releasePage(db, old);

    expect(await getScan(db, id)).toMatchObject({ pages_running: 1 });
    await db.updateTable('scans').set({ deleted_at: new Date() }).execute();
    await releasePage(db, current);
    expect(await db.selectFrom('pages').select('status').execute()).toEqual([{ status: 'running' }]);
  });

  it('withdraws claims whose lease expired, and no others', async () => {
    await aSitemapScan(db, 3);
    const [lost, kept] = [await aClaimedPage(db), await aClaimedPage(db)];
    await sql`update pages set lease_until = now() - interval '1 second' where id = ${lost.id}`.execute(db);

    expect(await reclaimPages({ db, ruleInfo }, { everyLease: false })).toBe(1);

    const running = await db.selectFrom('pages').select('id').where('status', '=', 'running').execute();
    expect(running).toEqual([{ id: kept.id }]);
    expect(await aClaimedPage(db)).toMatchObject({ id: lost.id, attempts: 1, claim: 2 });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('withdraws all claims for a process that is alone', async () => {
    await aSitemapScan(db, 3);
    await aClaimedPage(db);
    await aClaimedPage(db);

    expect(await reclaimPages({ db, ruleInfo }, { everyLease: true })).toBe(2);

    expect(await db.selectFrom('scans').select(['pages_pending', 'pages_running', 'status']).execute()).toEqual([
      { pages_pending: 3, pages_running: 0, status: 'running' },
    ]);
  });

  it('pauses a pausing scan whose worker is lost', async () => {
    const { id } = await aSitemapScan(db, 2);
    await aClaimedPage(db);
    await db.updateTable('scans').set({ status: 'pausing' }).where('id', '=', id).execute();

    await reclaimPages({ db, ruleInfo }, { everyLease: true });

    expect(await getScan(db, id)).toMatchObject({ status: 'paused', pages_pending: 2 });
  });

  it('does not blame a page that was only released', async () => {
    const { id } = await aScan(db);
    for (let stop = 1; stop <= 20; stop += 1) await releasePage(db, await aClaimedPage(db));
    await aClaimedPage(db);

    await reclaimPages({ db, ruleInfo }, { everyLease: true });

    expect(await getScan(db, id)).toMatchObject({ status: 'running', pages_pending: 1, pages_failed: 0 });
  });

  it('fails a page that repeatedly killed its worker', async () => {
    const { id } = await aScan(db);

    for (let death = 1; death <= 8; death += 1) {
      expect(await aClaimedPage(db)).toMatchObject({ claim: death, attempts: 1 });
      await reclaimPages({ db, ruleInfo }, { everyLease: true });
    }

    expect(await getScan(db, id)).toMatchObject({ status: 'failed', pages_failed: 1, error_code: 'renderer_crashed' });
    expect(await checkInvariants(db)).toEqual([]);
  });
});
