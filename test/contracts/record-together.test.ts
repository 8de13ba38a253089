import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { ClaimedPage } from '../../src/records/pages/claim-page.ts';
import { claimNextPages } from '../../src/records/pages/claim-page.ts';
import { PageRecorder } from '../../src/worker/page-recorder.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import { recordPage, recordPages, releasePage } from '../../src/records/pages/record-page.ts';
import { lockScan } from '../../src/records/scans/change-scan.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import { aFailedReport, aGroup, anOccurrence, aScan, aScannedReport, aSitemapScan, ruleInfo } from './make-scans.ts';
import { readRecorded } from './read-recorded.ts';
import { says } from '../../src/texts/saying.ts';

const claimAll = (db: Database, atMost = 100) => claimNextPages(db, { atMost, requestDelayMs: 0 });

/** Occurrences of these components on a page; every second has a picture. */
function aFinding(page: number, rule: string, components: readonly string[]) {
  const occurrences = components.map((component, index) =>
    anOccurrence({
      component,
      fingerprint: `${rule} ${page} ${index}`,
      screenshot: index % 2 === 0 ? `${rule}-${page}-${index}.webp` : null,
    }),
  );
  return aGroup(occurrences.length, { rule, occurrences });
}

const missing = { code: 'soft_not_found', httpStatus: 200, textDigest: 'nothing here' } as const;

/** One page each. The fourth proves that the second was not the right page, and that the sixth is not. */
const reports: readonly PageReport[] = [
  aScannedReport({
    groups: [aFinding(0, 'label', ['form', 'card']), aFinding(0, 'region', ['form'])],
    rules: { label: [3, 2, 0] },
    notes: [{ code: 'truncated_frames', count: 1, said: says('notes.truncated_frames', { frames: '#map' }) }],
  }),
  aScannedReport({
    groups: [aFinding(1, 'label', ['card', 'card', 'menu'])],
    rules: { label: [1, 3, 0] },
    textDigest: 'nothing here',
  }),
  aScannedReport({
    groups: [aFinding(2, 'label', ['menu']), aFinding(2, 'list', ['form'])],
    rules: { label: [0, 1, 0] },
    fonts: { serif: 'First' },
  }),
  aFailedReport(missing),
  aFailedReport({ code: 'connection_error' }),
  aScannedReport({ groups: [aFinding(5, 'label', ['card'])], rules: { label: [5, 1, 0] }, textDigest: 'nothing here' }),
  aScannedReport({ groups: [aFinding(6, 'label', ['card', 'form'])], rules: {}, fonts: { serif: 'Second' } }),
];

onEachDatabase('pages of one scan that are recorded together', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  it('leave what they leave one after the other', async () => {
    const [apart, together] = [await aSitemapScan(db, reports.length), await aSitemapScan(db, reports.length)];
    const claimed = await claimEveryPage(db);
    const resultsOf = ({ id }: ScanRow) =>
      claimed.filter(({ scanId }) => scanId === id).map((page, index) => ({ page, report: reportOf(index) }));
    for (const { page, report } of resultsOf(apart)) await recordPage({ db, ruleInfo }, page, report);

    const recorded = await recordPages({ db, ruleInfo }, together.id, resultsOf(together));

    expect(recorded.map(({ kind }) => kind)).toEqual(reports.map(() => 'recorded'));
    expect(await readRecorded(db, together)).toEqual(await readRecorded(db, apart));
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('end the scan once, and those that are no longer held write nothing', async () => {
    const scan = await aSitemapScan(db, 4);
    const pages = await claimAll(db);
    for (const page of pages.slice(0, 1)) await releasePage(db, page);
    const [again] = await claimAll(db);
    if (again === undefined) throw new Error('No page is due.');
    const results = [...pages, again].map((page) => ({ page, report: aScannedReport({ groups: [aGroup(1)] }) }));

    const recorded = await recordPages({ db, ruleInfo }, scan.id, results);

    expect(recorded.map((one) => (one.kind === 'stale' ? 'stale' : one.endsScan))).toEqual([
      'stale',
      false,
      false,
      false,
      true,
    ]);
    expect(presentScan(await getScan(db, scan.id))).toMatchObject({
      status: 'completed',
      progress: { pages_completed: 4 },
      summary: { failed_occurrences: 4 },
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('are recorded without the one that cannot be written', async () => {
    const scan = await aSitemapScan(db, 4);
    const recorder = new PageRecorder({ db, ruleInfo });
    const broken = aScannedReport({ groups: [aGroup(1, { occurrences: [anOccurrence({ equalCount: 40_000 })] })] });
    const pages = await claimAll(db, 4);

    const ends = await Promise.allSettled(
      pages.map((page, index) => recordAgain(recorder, page, index === 2 ? broken : aScannedReport())),
    );

    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(presentScan(await getScan(db, scan.id)).progress).toMatchObject({ pages_completed: 3, pages_running: 1 });
    expect(await checkInvariants(db)).toEqual([]);
  });
});

onEachDatabase('claims and records', (open) => {
  it('keep the plans of their statements', async () => {
    const { db } = await open();
    await aSitemapScan(db, 2);
    const [page] = await claimAll(db, 1);
    if (page === undefined) throw new Error('No page is due.');
    await recordPage({ db, ruleInfo }, page, aScannedReport({ groups: [aGroup(1)] }));

    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where name like 'kept%'
    `.execute(db);

    const wanted = ['for no key update', 'claimed', 'as twin', 'update "pages"', 'into occurrences', 'update "scans"'];
    const found = wanted.filter((part) => rows.some(({ statement }) => statement.includes(part)));
    expect(found).toEqual(wanted);
  });
});

onEachDatabase('claiming several pages', (open) => {
  let db: Database;
  beforeEach(async () => ({ db } = await open()));

  it('takes them of one scan, until another scan has fewer in flight', async () => {
    const large = await aSitemapScan(db, 9);
    const alone = await claimAll(db, 3);
    const small = await aScan(db);

    const first = await claimAll(db, 3);
    const second = await claimAll(db, 3);

    const scansOf = (pages: readonly ClaimedPage[]) => pages.map(({ scanId }) => scanId);
    expect([scansOf(alone), scansOf(first), scansOf(second)]).toEqual([
      [large.id, large.id, large.id],
      [small.id],
      [large.id, large.id, large.id],
    ]);
    expect(new Set([...alone, ...second].map(({ id }) => id)).size).toBe(6);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('takes one when hosts are requested with a delay', async () => {
    await aSitemapScan(db, 3);

    const pages = await claimNextPages(db, { atMost: 3, requestDelayMs: 60_000 });

    expect(pages).toHaveLength(1);
  });
});

onEachDatabase('a claim while another transaction changes a scan', (open) => {
  it('takes a page of another scan, where transactions run at once', async () => {
    const { db, kind } = await open();
    const changing = await aScan(db);
    const other = await aScan(db);
    if (kind === 'embedded') return;

    const [page] = await db.transaction().execute(async (tx) => {
      await lockScan(tx, changing.id);
      return claimAll(db, 1);
    });

    expect(page?.scanId).toBe(other.id);
  });

  it('waits for one scan at a time, and holds none that it does not take: two claims never wait for each other', async () => {
    const { db, kind } = await open();
    const first = await aScan(db);
    const second = await aScan(db);
    if (kind === 'embedded') return;

    const { claim } = await db.transaction().execute(async (ofSecond) => {
      await lockScan(ofSecond, second.id);
      const waiting = await db.transaction().execute(async (ofFirst) => {
        await lockScan(ofFirst, first.id);
        const claimed = claimAll(db, 1);
        await untilOneWaits(db);
        await sql`update scans set due_at = now() + interval '1 hour' where id = ${first.id}`.execute(ofFirst);
        return { claim: claimed };
      });
      await untilOneWaits(db);
      await untilFree(ofSecond, first.id);
      return waiting;
    });

    expect((await claim).map(({ scanId }) => scanId)).toEqual([second.id]);
  });
});

/** Another statement on the same database waits for a lock. */
async function untilOneWaits(db: Database): Promise<void> {
  for (let count = 0; count === 0;) {
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    count = rows.length;
  }
}

/** No other transaction holds the scan any more. The claim looks at it for a moment before it waits for the second one. */
async function untilFree(db: Database, id: string): Promise<void> {
  for (let count = 0; count === 0;) {
    const { rows } = await sql`select id from scans where id = ${id} for update skip locked`.execute(db);
    count = rows.length;
  }
}

/** As a worker does when a result could not be written. */
function recordAgain(recorder: PageRecorder, page: ClaimedPage, report: PageReport) {
  return recorder.record(page, report).catch(() => recorder.record(page, report));
}

async function claimEveryPage(db: Database): Promise<readonly ClaimedPage[]> {
  const pages: ClaimedPage[] = [];
  for (let more = await claimAll(db); more.length > 0; more = await claimAll(db)) pages.push(...more);
  return pages;
}

function reportOf(index: number): PageReport {
  return reports[index] ?? aFailedReport();
}
