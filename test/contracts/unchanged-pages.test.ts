import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import type { MemoPage } from '../../src/records/memo/page-memo.ts';
import { PageMemo } from '../../src/records/memo/page-memo.ts';
import { listPages } from '../../src/records/pages/list-pages.ts';
import { recordPage } from '../../src/records/pages/record-page.ts';
import { digestContent } from '../../src/records/memo/digest-content.ts';
import { reportObservation } from '../../src/records/pages/report-visit.ts';
import { deleteScan } from '../../src/records/scans/delete-scan.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import { presentScan } from '../../src/records/scans/scan-record.ts';
import { rememberWith } from '../../src/worker/memo-step.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onEachDatabase } from '../databases/each-database.ts';
import type { ScannedReport } from './make-scans.ts';
import { aClaimedPage, aGroup, anOccurrence, aScan, aScannedReport, ruleInfo } from './make-scans.ts';
import { goodFacts } from './make-sightings.ts';
import { says } from '../../src/texts/saying.ts';

const pageContent = { snapshot: { documents: [], strings: [] }, sheets: [], states: [], resources: [] };
const content = digestContent(pageContent);

onEachDatabase('a page that an earlier scan knows', (open) => {
  let db: Database;
  let folder: string;
  let screenshots: ScreenshotStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-memo-'));
    screenshots = new FolderStore(folder);
  });
  afterAll(async () => rm(folder, { recursive: true }));
  beforeEach(async () => ({ db } = await open()));

  /** Claims the page of a new scan. */
  async function claim(wanted: Parameters<typeof aScan>[1] = {}, conditions: Partial<MemoPage> = {}, isSample = false) {
    await aScan(db, wanted);
    const page = await aClaimedPage(db);
    const deps = { db, screenshots, log: pino({ level: 'silent' }), isSample: () => isSample };
    return {
      page,
      memo: new PageMemo(deps, { ...page, versions: '1', conditions: 'desktop', ...conditions }),
    };
  }
  type Claimed = Awaited<ReturnType<typeof claim>>;

  /** Records that the page was analyzed, in full or not. */
  async function analyze({ page, memo }: Claimed, fields: Partial<ScannedReport> = {}, isWhole = true) {
    const found = aScannedReport(fields);
    const reuse = memo.conclude(found, isWhole ? memo.keyOf(content) : undefined);
    await recordPage({ db, ruleInfo }, page, { ...found, reuse });
    return page.scanId;
  }

  async function takeOver({ page, memo }: Claimed) {
    const answer = { status: 200, finalUrl: page.url, headers: {}, firewall: undefined };
    const outcome = {
      kind: 'observed',
      accepted: undefined,
      answer,
      facts: goodFacts,
      links: [],
      signOutLinks: [],
      scriptLinks: [],
      canonical: null,
      textDigest: null,
      reports: [],
      decidedPasses: 0,
      isKnown: true,
      isReviewed: true,
      looked: { states: [], notLooked: [] },
      refused: [],
    } as const;
    const visit = { pageKey: page.url, durationMs: 100, language: 'en', browser: 'Chromium 156.0.0.0' };
    const step = rememberWith(memo, { engines: [], states: [], rulesOff: [] });
    await step.isKnown?.(pageContent);
    const noPicture = { picture: undefined, places: new Map(), lostShots: 0 };
    const seen = reportObservation(outcome, { ...visit, ...noPicture });
    const report = await step.describe?.(seen, { outcome, lostShots: 0 });
    await recordPage({ db, ruleInfo }, page, report ?? seen);
    return page.scanId;
  }

  async function readPage(scanId: string) {
    const { pages } = await listPages(db, {
      scan: await getScan(db, scanId),
      filter: {},
      page: { limit: 1, offset: 0 },
    });
    const [page] = pages;
    if (page === undefined) throw new Error('The scan has no page.');
    const { id: _id, duration_ms: _duration, title: _title, unchanged_since: unchangedSince, ...facts } = page;
    return { facts, unchangedSince };
  }

  const readFindings = async (scanId: string) =>
    db
      .selectFrom('occurrences')
      .innerJoin('issue_groups', 'issue_groups.id', 'group_id')
      .select([
        'kind',
        'rule',
        'engine',
        'occurrence_count',
        'omitted_count',
        'selector',
        'html',
        'html_key',
        'message_key',
        'fingerprint',
      ])
      .select(['portable_fingerprint', 'equal_count', 'screenshot', 'box'])
      .where('occurrences.scan_id', '=', scanId)
      .orderBy('ordinal')
      .execute();

  const rules = { 'image-alt': [1, 3, 0], 'color-contrast': [4, 0, 2], 'html-has-lang': [1, 0, 0] } as const;

  /** The first scan, with a picture. */
  async function aKnownPage() {
    const claimed = await claim();
    const screenshot = await screenshots.put(claimed.page.scanId, Buffer.from('a tile'));
    const name = await screenshots.put(claimed.page.scanId, Buffer.from('the page'));
    const tiles = [screenshot, name].map((one) => ({ name: one, firstRow: 0, lastRow: 450 }));
    const picture = { tiles, width: 1_440, height: 900, pageHeight: 900 };
    const occurrences = [anOccurrence({ screenshot, box: [1, 2, 30, 40] }), anOccurrence()];
    const failed = aGroup(2, { total: 3, occurrences });
    const review = aGroup(2, { kind: 'needs_review', rule: 'color-contrast' });
    const notes = [{ code: 'truncated_occurrences', count: 1, said: says('notes.truncated_occurrences', { n: 1 }) }];
    const scanId = await analyze(claimed, { rules, groups: [failed, review], decidedPasses: 4, notes, picture });
    return { scanId, picture };
  }

  it('gives its findings, counts, score, notes and pictures to the next scan, which keep them when it is deleted', async () => {
    const { scanId: first, picture } = await aKnownPage();
    const again = await claim();

    const isKnown = await again.memo.recall(content);
    const second = await takeOver(again);
    const [before, after] = [await readPage(first), await readPage(second)];
    const scans = [await getScan(db, first), await getScan(db, second)].map((scan) => presentScan(scan));
    const findings = [await readFindings(first), await readFindings(second)];
    await deleteScan(db, first);
    await screenshots.removeScan(first);

    expect(isKnown).toBe(true);
    expect(after.facts).toEqual({ ...before.facts, screenshot: expect.stringMatching(/^page-\d+-\w{16}\.jpg$/u) });
    expect(after.unchangedSince).toEqual({ scan_id: first, scanned_at: scans[0]?.finished_at });
    expect(scans[1]).toMatchObject({ score: scans[0]?.score, summary: scans[0]?.summary, status: 'completed' });
    expect(findings[1]).toEqual(findings[0]);
    const tiles = picture.tiles.map(({ name }) => name);
    expect((await readdir(join(folder, second))).toSorted()).toEqual(tiles.toSorted());
    expect(await readPage(second)).toMatchObject({
      unchangedSince: { scan_id: null, scanned_at: scans[0]?.finished_at },
    });
    expect(await checkInvariants(db)).toEqual([]);

    const third = await claim();
    expect(await third.memo.recall(content)).toBe(true);
    expect(await readFindings(await takeOver(third))).toEqual(findings[0]);
  });

  it('is analyzed where anything that decides its findings differs, or its analysis was cut short', async () => {
    await aKnownPage();
    const cutShort = await claim({ sitemap_url: 'https://example.com/long' });
    await analyze(cutShort, {}, false);

    const asked = [
      await claim({ fresh: true }),
      await claim({ sitemap_url: 'https://example.com/other' }),
      await claim({ sitemap_url: 'https://example.com/long' }),
      await claim({}, { versions: '2' }),
      await claim({}, { conditions: 'mobile' }),
    ];
    const known = await Promise.all(asked.map(async ({ memo }) => memo.recall(content)));

    expect(known).toEqual([false, false, false, false, false]);
    expect(await (await claim()).memo.recall('another content')).toBe(false);
    expect(await (await claim()).memo.recall(content)).toBe(true);
  });

  it('is analyzed when a picture of it is lost, or its selectors name elements that are new at each load', async () => {
    const { scanId, picture } = await aKnownPage();
    await screenshots.remove(scanId, picture.tiles[1]?.name ?? '');
    const bare = { sitemap_url: 'https://example.com/bare' };
    await analyze(await claim(bare), { groups: [aGroup(1)] });
    const random = await claim({ sitemap_url: 'https://example.com/random' });
    const occurrences = [anOccurrence({ selector: '#f-3f2504e0-4f89-11d3-9a0c-0305e82c3301' })];
    await analyze(random, { groups: [aGroup(1, { occurrences })] });

    expect(await (await claim()).memo.recall(content)).toBe(false);
    expect(await (await claim(bare)).memo.recall(content)).toBe(true);
    expect(await (await claim({ sitemap_url: 'https://example.com/random' })).memo.recall(content)).toBe(false);
  });

  it('and gives other findings when it is analyzed as a sample ends the taking over for its target, with a note on its scans', async () => {
    await aKnownPage();
    const sample = await claim({}, {}, true);
    const isKnown = await sample.memo.recall(content);
    const second = await analyze(sample, { rules: { ...rules, 'image-alt': [4, 0, 0] } });
    const next = await claim();
    const isStillKnown = await next.memo.recall(content);
    const third = await analyze(next);

    const note = { code: 'reuse_stopped', count: 1, message: expect.stringContaining('https://example.com/') };
    expect([isKnown, isStillKnown]).toEqual([false, false]);
    expect([await getScan(db, second), await getScan(db, third)].map((scan) => presentScan(scan))).toMatchObject([
      { notes: [note] },
      { notes: [note] },
    ]);
    expect((await readPage(second)).unchangedSince).toBeNull();
    expect(await db.selectFrom('reuse_stops').select(['target_key', 'versions']).execute()).toEqual([
      { target_key: 'single https://example.com/', versions: '1' },
    ]);
    expect(await (await claim({}, { versions: '2' })).memo.recall(content)).toBe(false);
  });

  it('and gives the same findings when it is analyzed as a sample is unchanged', async () => {
    const { scanId: first } = await aKnownPage();
    const findings = await readFindings(first);
    const sample = await claim({}, {}, true);
    await sample.memo.recall(content);
    const occurrencesOf = (rule: string) =>
      findings.filter((finding) => finding.rule === rule).map(({ fingerprint }) => anOccurrence({ fingerprint }));
    const failed = aGroup(2, { total: 3, occurrences: occurrencesOf('image-alt') });
    const review = aGroup(2, {
      kind: 'needs_review',
      rule: 'color-contrast',
      occurrences: occurrencesOf('color-contrast'),
    });

    const second = await analyze(sample, { rules, groups: [failed, review], decidedPasses: 4 });

    expect((await readPage(second)).unchangedSince).toMatchObject({ scan_id: first });
  });
});
