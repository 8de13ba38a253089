import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import { retryFailed } from '../../src/records/pages/retry-failed.ts';
import { createScan } from '../../src/records/scans/create-scan.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import { rescan } from '../../src/records/scans/rescan.ts';
import { checkInvariants } from '../databases/check-invariants.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import {
  aFailedReport,
  aGroup,
  aScan,
  aScannedReport,
  aSitemapScan,
  anOccurrence,
  scanNextPage,
} from './make-scans.ts';
import { aJobRunner, runJobs } from './run-jobs.ts';

onServer('retention', (open) => {
  let db: Database;
  let rest: Rest;
  let folder = '';
  let screenshots: ScreenshotStore;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'curbcut-retention-'));
    screenshots = new FolderStore(folder);
  });
  beforeEach(async () => {
    ({ db } = await open());
    await rest?.close();
    rest = await openRest(db, { screenshots });
  });
  afterAll(async () => {
    await rest.close();
    await rm(folder, { recursive: true });
  });

  /** Ended so many days ago, by the database's clock. */
  async function anEndedScan(
    daysAgo: number,
    fields: Partial<NewScan> & { readonly of?: string } = {},
  ): Promise<string> {
    const { of, ...wanted } = fields;
    const scan =
      of === undefined
        ? await aScan(db, wanted)
        : await createScan(
            db,
            { sitemap_url: 'https://example.com/', scan_type: 'single', ...wanted },
            { rescanOf: of },
          );
    const name = await screenshots.put(scan.id, Buffer.from(`picture of ${scan.id}`));
    const picture = { tiles: [{ name, firstRow: 0, lastRow: 9 }], width: 9, height: 9, pageHeight: 9 };
    const groups = [aGroup(2, { occurrences: [anOccurrence(), anOccurrence({ selector: 'b' })] })];
    await scanNextPage(db, aScannedReport({ groups, picture }));
    await age(scan.id, daysAgo);
    return scan.id;
  }

  const age = (id: string, days: number) =>
    sql`update scans set finished_at = now() - make_interval(days => ${days}) where id = ${id}::uuid`.execute(db);
  const keepFor = (days: number | null, last = 1) =>
    rest.ask('PUT', '/api/settings', { body: { performance: { retention_days: days, retention_keep_last: last } } });
  const run = () => runJobs({ db, screenshots });
  const wholeScans = async () => {
    const rows = await db
      .selectFrom('scans')
      .select('id')
      .where('data_removed_at', 'is', null)
      .orderBy('sequence')
      .execute();
    return rows.map(({ id }) => id);
  };
  const countRows = async (id: string) => {
    const tables = ['pages', 'issue_groups', 'occurrences', 'occurrence_texts', 'components'] as const;
    const counts = await Promise.all(
      tables.map(async (table) => {
        const rows = await db.selectFrom(table).select('scan_id').where('scan_id', '=', id).execute();
        return [table, rows.length] as const;
      }),
    );
    return Object.fromEntries(counts);
  };

  it('keeps every scan whole by default', async () => {
    const ids = [await anEndedScan(3_000), await anEndedScan(2_000), await anEndedScan(1)];
    await run();

    expect(await wholeScans()).toEqual(ids);
  });

  it('removes pages, findings and pictures of old scans, and leaves their record as it was', async () => {
    const old = await anEndedScan(31);
    const before = (await rest.ask('GET', `/api/scans/${old}`)).json;
    const last = await anEndedScan(31);
    await keepFor(30);
    await run();

    const after = (await rest.ask('GET', `/api/scans/${old}`)).json;
    expect(after).toMatchObject({
      ...(before as object),
      updated_at: expect.any(String),
      data_removed_at: expect.stringMatching(/Z$/u),
    });
    expect(await countRows(old)).toEqual({
      pages: 0,
      issue_groups: 0,
      occurrences: 0,
      occurrence_texts: 0,
      components: 0,
    });
    expect(await screenshots.listScans()).not.toContain(old);
    expect(await screenshots.list(last)).toHaveLength(1);
    expect((await rest.ask('GET', `/api/scans/${last}/issues/chunks`)).json).toMatchObject({ page: { total: 1 } });
    expect(await checkInvariants(db)).toEqual([]);
    expect((await rest.ask('GET', '/api/scans')).json).toMatchObject([{ id: last }, { id: old }]);
  });

  it('answers requests for removed data with 410 and a sentence, and offers no reports', async () => {
    const old = await anEndedScan(31);
    const page = await db.selectFrom('pages').select('id').where('scan_id', '=', old).executeTakeFirstOrThrow();
    const [picture = ''] = await screenshots.list(old);
    const last = await anEndedScan(31);
    await keepFor(30);
    const paths = [
      '/pages',
      `/pages/${page.id}`,
      '/issues',
      '/issues/chunks',
      '/issues/details?kind=failed&key=image-alt',
      '/components',
      '/comparison',
      '/standards/wcag22-aa',
      '/false-positives',
      '/issues/report.csv',
      '/issues/report.json',
      `/screenshots/${picture}`,
    ];
    const askAll = async () =>
      Promise.all(paths.map(async (path) => [path, (await rest.ask('GET', `/api/scans/${old}${path}`)).json] as const));
    // The job that looks for old scans has hidden the data; the one that removes it has not run.
    const runner = aJobRunner({ db, screenshots });
    while ((await wholeScans()).length > 1) await runner.runNextStep();

    const gone = { status: 410, code: 'scan_data_removed', detail: expect.stringContaining('scan the target again') };
    for (const [path, json] of await askAll()) expect([path, json]).toEqual([path, expect.objectContaining(gone)]);
    await run();
    for (const [path, json] of await askAll()) expect([path, json]).toEqual([path, expect.objectContaining(gone)]);
    const body = { kind: 'failed', key: 'image-alt', scope: 'group' };
    expect((await rest.ask('POST', `/api/scans/${old}/false-positives`, { body })).json).toMatchObject(gone);
    expect((await rest.ask('GET', `/api/scans/${last}/comparison?base=${old}`)).json).toMatchObject(gone);
    expect((await rest.ask('GET', `/api/scans/${last}/comparison`)).json).toMatchObject({ code: 'no_base' });
    expect((await rest.ask('GET', `/api/scans/${old}/reports`)).json).toMatchObject({ available: false });
    expect((await rest.ask('DELETE', `/api/scans/${old}`)).statusCode).toBe(204);
    await run();
    expect(await db.selectFrom('scans').select('id').execute()).toEqual([{ id: last }]);
  });

  it('keeps the latest completed scans of each target and viewport, however old, and counts no failed one', async () => {
    const ids = [await anEndedScan(90), await anEndedScan(80), await anEndedScan(70)];
    const failed = await aScan(db);
    await scanNextPage(db, aFailedReport());
    await age(failed.id, 60);
    const mobile = await anEndedScan(50, { viewport_preset: 'mobile' });
    const other = await anEndedScan(50, { sitemap_url: 'https://example.com/other' });
    await keepFor(30, 2);
    await run();

    expect(await wholeScans()).toEqual([...ids.slice(1), mobile, other]);
  });

  it('keeps the base of a scan that stays whole, and not the base of that base', async () => {
    const first = await anEndedScan(90);
    const second = await anEndedScan(80, { of: first });
    const third = await anEndedScan(70, { of: second });
    await keepFor(30, 1);
    await run();

    expect(await wholeScans()).toEqual([second, third]);
    expect((await rest.ask('GET', `/api/scans/${third}/comparison`)).json).toMatchObject({ base: { id: second } });
  });

  it('never touches a scan that has not ended, or that is repeated just now', async () => {
    const repeated = await anEndedScan(90);
    await anEndedScan(80);
    const repeating = await rescan(db, repeated);
    const paused = await aSitemapScan(db, 2);
    await sql`update scans set created_at = now() - interval '1 year' where id = ${paused.id}::uuid`.execute(db);
    await anEndedScan(1);
    await keepFor(30, 1);
    await run();

    expect(await wholeScans()).toEqual(expect.arrayContaining([repeated, repeating.id, paused.id]));
  });

  it('retries no page of such a scan, and repeats a scan of a list only while its pages are known', async () => {
    const partial = await aSitemapScan(db, 2);
    await scanNextPage(db, aScannedReport());
    await scanNextPage(db, aFailedReport());
    await age(partial.id, 90);
    const list = await aScan(db, {
      sitemap_url: 'https://example.com/',
      scan_type: 'list',
      urls: ['https://example.com/a'],
    });
    await scanNextPage(db, aScannedReport());
    await age(list.id, 90);
    await sql`update scans set data_removed_at = now()`.execute(db);

    await expect(retryFailed(db, partial.id)).rejects.toMatchObject({ code: 'scan_data_removed' });
    await expect(rescan(db, list.id)).rejects.toMatchObject({ code: 'scan_data_removed' });
    expect(await rescan(db, partial.id)).toMatchObject({ rescan_of: partial.id, url: partial.url });
  });

  it('starts when its settings change, and finds thousands of scans in pieces', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 60; at += 1) {
      const scan = await aScan(db, { sitemap_url: `https://example.com/${at % 3}` });
      ids.push(scan.id);
    }
    await sql`
      update scans set status = 'completed', phase = 'done', pages_completed = 1, pages_pending = 0,
        finished_at = now() - interval '40 days'
    `.execute(db);
    await keepFor(30, 1);
    await run();

    expect(await wholeScans()).toEqual(ids.slice(-3));
  });
});
