import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import { getScan } from '../../src/records/scans/read-scans.ts';
import type { ScanRow } from '../../src/records/scans/scan-fields.ts';
import type { NewMark } from '../../src/records/triage/new-mark.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aPageOfFindings } from './make-findings.ts';
import type { ScannedReport } from './make-scans.ts';
import { aFailedReport, aSitemapScan, scanNextPage } from './make-scans.ts';
import { runJobs, runJobsLater } from './run-jobs.ts';

const screenshots = new FolderStore(join(tmpdir(), 'curbcut-no-screenshots'));
const aDay = 24 * 60 * 60 * 1_000;
const dayFromToday = (days: number) => new Date(Date.now() + days * aDay).toISOString().slice(0, 10);

onServer('verdicts', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
  });
  beforeEach(async () => {
    await db.deleteFrom('false_positive_marks').execute();
  });
  afterAll(() => rest.close());

  const get = async (path: string) => (await rest.ask('GET', path)).json as never;
  const images = { kind: 'failed', key: 'image-alt' } as const;
  const labels = { kind: 'needs_review', key: 'label' } as const;
  const accepted = { verdict: 'accepted', reason: 'Replaced in spring.' } as const;
  const post = (scanId: string, body: object) => rest.ask('POST', `/api/scans/${scanId}/false-positives`, { body });
  const mark = async (scanId: string, body: NewMark) => {
    const { json, statusCode } = await post(scanId, body);
    expect(statusCode).toBe(201);
    return json as { readonly id: string; readonly state: string };
  };
  const cardOf = async (scanId: string, { kind, key }: { kind: string; key: string }, query = '') =>
    (await get(`/api/scans/${scanId}/issues/details?kind=${kind}&key=${key}${query}`)) as {
      readonly issue: object;
      readonly occurrences: readonly {
        readonly id: string;
        readonly verdict: string | null;
        readonly came_back: boolean;
      }[];
    };
  const scanPages = async (...reports: readonly ScannedReport[]): Promise<ScanRow> => {
    const scan = await aSitemapScan(db, reports.length);
    for (const report of reports) await scanNextPage(db, report);
    return getScan(db, scan.id);
  };
  const verdictsOf = async (scanId: string, issue: { kind: string; key: string }) =>
    (await cardOf(scanId, issue)).occurrences.map((one) => [one.verdict, one.came_back]);

  it('of accepted findings stay in counts and score, and every reader counts them apart', async () => {
    const { id } = await scanPages(aPageOfFindings(0, { images: 3, omitted: 2 }), aPageOfFindings(1, { labels: 2 }));
    const before = await get(`/api/scans/${id}`);

    const made = await mark(id, {
      scope: 'group',
      ...images,
      ...accepted,
      by: 'Ada',
      until: dayFromToday(30),
    });
    await mark(id, { scope: 'component', component: 'card', ...labels, verdict: 'confirmed' });

    const scan: { readonly summary: object } = await get(`/api/scans/${id}`);
    const { totals } = (await get(`/api/scans/${id}/issues/chunks`)) as { readonly totals: object };
    const counts = { accepted_count: 7, fixed_pending_count: 0, reviewed_count: 1 };
    expect(scan).toEqual({ ...(before as object), updated_at: expect.any(String), summary: expect.any(Object) });
    expect(scan.summary).toMatchObject({ failed_occurrences: 7, needs_review_occurrences: 2, ...counts });
    expect(totals).toMatchObject({ failed: { groups: 1, occurrences: 7 }, ...counts });
    expect((await cardOf(id, images)).issue).toMatchObject({ occurrence_count: 7, page_count: 2, accepted_count: 7 });
    expect((await cardOf(id, labels)).issue).toMatchObject({ occurrence_count: 2, confirmed_count: 1 });
    expect((await cardOf(id, images, '&component=banner')).issue).toMatchObject({
      occurrence_count: 2,
      accepted_count: 2,
    });
    expect(await get(`/api/scans/${id}/components`)).toMatchObject({
      components: [
        { key: 'card', accepted_count: 3, occurrence_count: 4 },
        { key: 'banner', accepted_count: 2, occurrence_count: 3 },
      ],
    });
    expect(await get(`/api/scans/${id}/pages?standard=wcag22-aa`)).toMatchObject({
      pages: [
        { counts: { failed_occurrences: 5, accepted_count: 5, reviewed_count: 0 } },
        { counts: { failed_occurrences: 2, accepted_count: 2, reviewed_count: 1 } },
      ],
    });
    expect(await get(`/api/scans/${id}/standards/wcag22-aa`)).toMatchObject({ totals: counts });
    expect(made).toMatchObject({
      verdict: 'accepted',
      reason: 'Replaced in spring.',
      by: 'Ada',
      until: dayFromToday(30),
      ended: null,
      covers: { occurrences: 7, pages: 2 },
    });
    expect(await checkInvariants(db)).toEqual([]);

    await rest.ask('DELETE', `/api/scans/${id}/false-positives/${made.id}`);

    expect((await cardOf(id, images)).issue).toMatchObject({ accepted_count: 0 });
    expect((await getScan(db, id)).accepted_count).toBe(0);
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('of accepted findings end when their last day has passed, by themselves', async () => {
    const { id } = await scanPages(aPageOfFindings(0));
    const made = await mark(id, { scope: 'group', ...images, ...accepted, until: dayFromToday(0) });
    await runJobs({ db, screenshots });
    const held = (await getScan(db, id)).accepted_count;

    await sql`update false_positive_marks set until = until - 1`.execute(db);
    await runJobsLater({ db, screenshots });
    const later = await scanPages(aPageOfFindings(0));

    expect(held).toBe(2);
    expect((await getScan(db, id)).accepted_count).toBe(0);
    expect(later.accepted_count).toBe(0);
    expect(await get(`/api/scans/${id}/false-positives?verdict=accepted`)).toMatchObject({
      false_positives: [{ id: made.id, ended: 'date', covers: { occurrences: 0, pages: 0 } }],
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('of fixed findings end with the next scan that looks, which says what came back', async () => {
    const first = await scanPages(aPageOfFindings(0), aPageOfFindings(1), aPageOfFindings(2));
    await mark(first.id, { scope: 'group', ...images, verdict: 'fixed_pending' });

    const second = await aSitemapScan(db, 3);
    await scanNextPage(db, aPageOfFindings(0, { images: 1 }));
    await scanNextPage(db, aPageOfFindings(1, { images: 0 }));
    await scanNextPage(db, aFailedReport());
    const third = await scanPages(
      aPageOfFindings(0, { images: 1 }),
      aPageOfFindings(1, { images: 1 }),
      aPageOfFindings(2),
    );

    expect(first.fixed_pending_count).toBe(0);
    expect(await verdictsOf(first.id, images)).toEqual(Array.from({ length: 6 }, () => ['fixed_pending', false]));
    expect((await getScan(db, first.id)).fixed_pending_count).toBe(6);
    expect(await verdictsOf(second.id, images)).toEqual([[null, true]]);
    // The second scan did not look at the third page.
    expect(await verdictsOf(third.id, images)).toEqual([
      [null, false],
      [null, false],
      [null, true],
      [null, true],
    ]);
    expect(await get(`/api/scans/${second.id}/comparison?base=${first.id}`)).toMatchObject({
      totals: { unchanged: 1, fixed: 3, came_back: 1 },
      issues: [{ key: 'image-alt', came_back: 1 }],
    });
    expect(await get(`/api/scans/${second.id}/false-positives`)).toMatchObject({
      false_positives: [{ verdict: 'fixed_pending', ended: 'scan', covers: { occurrences: 0 } }],
    });
    expect(await get(`/api/scans/${third.id}/false-positives`)).toMatchObject({ false_positives: [] });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('replace each other on the same findings, and a false positive always decides', async () => {
    const { id } = await scanPages(aPageOfFindings(0));
    const { occurrences } = await cardOf(id, images);
    await mark(id, { scope: 'group', ...images, verdict: 'fixed_pending' });
    await mark(id, { scope: 'group', ...images, ...accepted });
    const again = await post(id, { scope: 'group', ...images, ...accepted });
    await mark(id, { scope: 'occurrence', ...images, occurrence_id: occurrences[0]?.id ?? '' });

    expect(again).toMatchObject({ statusCode: 409, json: { code: 'already_marked' } });
    expect(await verdictsOf(id, images)).toEqual([
      ['false_positive', false],
      ['accepted', false],
    ]);
    expect(await get(`/api/scans/${id}/false-positives`)).toMatchObject({
      false_positives: [{ verdict: 'false_positive' }, { verdict: 'accepted' }],
    });
    expect(await checkInvariants(db)).toEqual([]);
  });

  it('are refused where they say too little, or what cannot be', async () => {
    const { id } = await scanPages(aPageOfFindings(0, { labels: 1 }));
    const refused = async (body: object) => {
      const { statusCode, json } = await post(id, { scope: 'group', ...images, ...body });
      return [statusCode, (json as { errors: readonly { path: string }[] }).errors.map(({ path }) => path)];
    };

    expect(await refused({ verdict: 'accepted' })).toEqual([400, ['reason']]);
    expect(await refused({ verdict: 'confirmed' })).toEqual([400, ['verdict']]);
    expect(await refused({ until: dayFromToday(1) })).toEqual([400, ['until']]);
    expect(await refused({ ...accepted, until: 'tomorrow' })).toEqual([400, ['until']]);
    expect(await refused({ ...accepted, until: dayFromToday(-1) })).toEqual([400, ['until']]);
    expect(await refused({ ...accepted, by: '' })).toEqual([400, ['by']]);
    expect(await db.selectFrom('false_positive_marks').select('id').execute()).toEqual([]);
  });

  it('are columns of the full CSV, and accepted findings fail no CI report', async () => {
    const { id } = await scanPages(aPageOfFindings(0, { images: 2 }));
    const { occurrences } = await cardOf(id, images);
    const download = async (file: string) => (await rest.ask('GET', `/api/scans/${id}/issues/${file}`)).body;
    const one = { scope: 'occurrence', ...images, ...accepted } as const;
    await mark(id, { ...one, occurrence_id: occurrences[0]?.id ?? '' });
    const partly = [await download('report.junit.xml'), await download('report.sarif')];
    await mark(id, { ...one, occurrence_id: occurrences[1]?.id ?? '' });

    const [header = '', ...lines] = (await download('report.csv?mode=full')).trim().split('\r\n');
    expect(header).toContain(',false_positive,verdict,came_back');
    expect(lines.filter((line) => line.includes(',false,accepted,false'))).toHaveLength(2);
    expect(partly[0]).toContain('1 element');
    expect(partly[1]).toContain('"results":1');
    expect(await download('report.junit.xml')).toContain('message="Accepted."');
    expect(JSON.parse(await download('report.sarif'))).toMatchObject({
      runs: [{ results: [], properties: { results: 0, omittedResults: 0 } }],
    });
    expect(JSON.parse(await download('report.gitlab.json'))).toMatchObject({ passes: 1, errors: 0, omitted: 0 });
    expect(await download('report.codequality.json')).toBe('[]\n');
    expect(await download('report.llm.txt')).toContain('Accepted for now, counted: 2 occurrences');
  });
});
