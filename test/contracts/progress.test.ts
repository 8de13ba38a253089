import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import type { NewScan } from '../../src/records/scans/new-scan.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aFailedReport, aGroupOf, aScan, aScannedReport, aSitemapScan, catalog, scanNextPage } from './make-scans.ts';
import { readCsv } from './read-csv.ts';
import { readTable, readText, writeDocument } from './render-html.ts';

const target = 'https://example.com/sitemap.xml';

onServer('the progress record of a target', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db, { printDocument: writeDocument });
    return () => rest.close();
  });
  beforeEach(open);

  /** A scan of as many pages as there are reports, which ended on this day of March. */
  async function aScanOn(day: number, ...reports: readonly PageReport[]): Promise<string> {
    const { id } = await aSitemapScan(db, reports.length);
    for (const report of reports) await scanNextPage(db, report);
    await set(id, { finished_at: new Date(Date.UTC(2026, 2, day, 12)) });
    return id;
  }
  const set = (id: string, fields: Readonly<Record<string, unknown>>) =>
    db.updateTable('scans').set(fields).where('id', '=', id).execute();

  const ask = (file: string, query: Readonly<Record<string, string>> = {}) =>
    rest.ask('GET', `/api/targets/progress.${file}?${new URLSearchParams({ target, ...query }).toString()}`);
  /** The records of the CSV, by the names of its columns. */
  async function records(query: Readonly<Record<string, string>> = {}) {
    const [header = [], ...rows] = readCsv((await ask('csv', query)).body.slice(1));
    return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
  }

  it('has a record for each scan, oldest first: what is known, new, fixed and not looked at since the one before', async () => {
    const undecided = aGroupOf('x', { rule: 'label', kind: 'needs_review' });
    await aScanOn(
      1,
      aScannedReport({ groups: [aGroupOf('a b c'), undecided] }),
      aScannedReport({ groups: [aGroupOf('d e')] }),
    );
    await aScanOn(2, aScannedReport({ groups: [aGroupOf('b c n')] }), aFailedReport());

    const [first, second] = await records();

    expect(first).toMatchObject({
      date: '2026-03-01T12:00:00.000Z',
      target,
      status: 'completed',
      pages_scanned: '2',
      failed_issues: '1',
      failed_occurrences: '5',
      needs_review_occurrences: '1',
      comparison: 'first_scan',
      new: '',
    });
    expect(second).toMatchObject({
      status: 'partial',
      pages_known: '2',
      pages_scanned: '1',
      pages_failed: '1',
      comparison: 'compared',
      compared_with: first?.['scan_id'],
      compared_with_date: '2026-03-01T12:00:00.000Z',
      still_there: '2',
      new: '1',
      fixed: '1',
      not_looked_at: '2',
      pages_not_looked_at: '1',
      needs_review_no_longer_found: '1',
      engine_changed: 'false',
    });
  });

  it('has what people decided, and no false positives among what was found', async () => {
    const id = await aScanOn(1, aScannedReport({ groups: [aGroupOf('a b'), aGroupOf('c', { rule: 'region' })] }));
    const decide = (key: string, verdict: string) =>
      rest.ask('POST', `/api/scans/${id}/false-positives`, {
        body: { kind: 'failed', key, scope: 'group', verdict, reason: 'Known.' },
      });
    await decide('image-alt', 'accepted');
    await decide('region', 'false_positive');

    const [record] = await records();

    expect(record).toMatchObject({ failed_occurrences: '2', accepted: '2', false_positives: '1', fixed_pending: '0' });
  });

  it('keeps the totals of a scan whose data is removed, and says that it is not compared', async () => {
    const removed = await aScanOn(1, aScannedReport({ groups: [aGroupOf('a')] }));
    await aScanOn(2, aScannedReport({ groups: [aGroupOf('a')] }));
    await set(removed, { data_removed_at: new Date(Date.UTC(2026, 2, 9)) });

    const [limited, all] = [await records({ standard: 'wcag22-aa' }), await records()];

    expect(all).toMatchObject([
      {
        failed_occurrences: '1',
        comparison: 'data_removed',
        data_removed: '2026-03-09T00:00:00.000Z',
        false_positives: '',
      },
      { failed_occurrences: '1', comparison: 'earlier_data_removed', data_removed: '', false_positives: '0' },
    ]);
    expect(limited).toMatchObject([{ failed_occurrences: '' }, { failed_occurrences: '1' }]);
  });

  it('is limited to the rules of a standard, and says so', async () => {
    await aScanOn(1, aScannedReport({ groups: [aGroupOf('a'), aGroupOf('r', { rule: 'region' })] }));
    await aScanOn(2, aScannedReport({ groups: [aGroupOf('b'), aGroupOf('s t', { rule: 'region' })] }));

    const [, all] = await records();
    const [, limited] = await records({ standard: 'wcag22-aa' });
    const name = (await ask('csv', { standard: 'wcag22-aa' })).headers['content-disposition'];

    expect(all).toMatchObject({ failed_issues: '2', new: '3', fixed: '2' });
    expect(limited).toMatchObject({ failed_issues: '1', new: '1', fixed: '1', standard: 'wcag22-aa' });
    expect(name).toBe('attachment; filename="curbcut-example.com-progress-2026-03-02-desktop-wcag22-aa.csv"');
  });

  it('is of one type, viewport and sign-in: those of the latest scan, or those that are asked for', async () => {
    const viewport = async (viewportPreset: NewScan['viewport_preset']) => {
      await aScan(db, { sitemap_url: target, viewport_preset: viewportPreset });
      await scanNextPage(db, aScannedReport());
    };
    await viewport('mobile');
    await aScanOn(1, aScannedReport());
    await viewport('tablet');

    const viewports = async (query: Readonly<Record<string, string>>) =>
      (await records(query)).map((record) => record['viewport']);

    expect(await viewports({})).toEqual(['tablet']);
    expect(await viewports({ viewport: 'mobile', sign_in: 'none' })).toEqual(['mobile']);
    expect(await viewports({ scan_type: 'sitemap' })).toEqual(['desktop']);
  });

  it('says what it leaves out: scans before the latest hundred, and those that have not ended', async () => {
    const id = await aScanOn(1, aScannedReport());
    await sql`
      insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, finished_at)
      select gen_random_uuid(), url, target_key, scan_type, viewport_preset, 'failed', 'done', finished_at
      from scans, generate_series(1, 101) where id = ${id}::uuid
    `.execute(db);
    await aSitemapScan(db, 1);

    const [header = [], first = [], ...others] = readCsv((await ask('csv')).body);
    const text = readText((await ask('pdf')).body);

    expect(header.at(-1)).toBe('Incomplete: 2 scans of this target are older than these 100');
    expect([first.at(-1), others.length]).toEqual(['2', 99]);
    expect(text).toContain('This record has the latest 100 scans. 2 scans of this target are older.');
    expect(text).toContain('1 scan of this target has not ended yet and is not in this record.');
  });

  it('is a document with the scans, what changed, the open issues and what it does not prove', async () => {
    await aScanOn(1, aScannedReport({ groups: [aGroupOf('a b')] }));
    await aScanOn(2, aFailedReport());
    const third = await aScanOn(4, aScannedReport({ groups: [aGroupOf('b c d'), aGroupOf('r', { rule: 'region' })] }));
    await set(third, { engine: 'axe-core 5.0.0' });

    const { body, headers } = await ask('pdf');

    expect(headers['content-disposition']).toContain('curbcut-example.com-progress-2026-03-04-desktop.pdf');
    expect(readTable(body, 'Every scan')).toEqual([
      ['2026-03-01 12:00', '1 of 1', '100', '1', '2', '0'],
      ['2026-03-02 12:00', '0 of 1', '–', '–', '–', '–'],
      ['2026-03-04 12:00', '1 of 1', '100', '2', '4', '0'],
    ]);
    expect(readTable(body, 'scan by scan')).toEqual([
      ['2026-03-01 12:00', 'the first scan: nothing to compare it with'],
      ['2026-03-02 12:00', 'no page was scanned'],
      ['2026-03-04 12:00', '2026-03-01 12:00', '1', '3', '1', '0', '0'],
    ]);
    expect(readTable(body, 'those that were found first')).toEqual([
      [catalog.get('image-alt')?.title, 'Critical', 'March 1, 2026', '3 days', '2 of 2 scans', '3'],
      [catalog.get('region')?.title, 'Moderate', 'March 4, 2026', '0 days', '1 of 1 scan', '1'],
    ]);
    const text = readText(body);
    expect(text).toContain('2026-03-04 12:00: Another engine or version (axe-core 4.14.1, now axe-core 5.0.0).');
    expect(text).toContain('3 scans, from March 1, 2026 to March 4, 2026.');
    expect(text).toContain('It does not prove that the site conforms to a standard or a law.');
  });

  it('is German where the settings say so', async () => {
    await aScanOn(1, aScannedReport({ groups: [aGroupOf('a')] }));
    await aScanOn(2, aScannedReport({ groups: [aGroupOf('a')] }));
    await rest.ask('PUT', '/api/settings', { body: { reporting: { language: 'de' } } });

    const [record] = await records();
    const { body } = await ask('pdf');

    expect(record).toMatchObject({ Datum: '2026-03-01T12:00:00.000Z', Vergleich: 'first_scan' });
    expect(body).toContain('<html lang="de">');
    expect(readText(body)).toContain(
      'Er beweist nicht, dass die Website konform zu einem Standard oder einem Gesetz ist.',
    );
  });

  it.each([
    ['an unknown target', { target: 'https://nowhere.example/' }, 404, 'target_not_found'],
    ['a viewport that it was never scanned with', { viewport: 'mobile' }, 404, 'target_not_found'],
    ['a target of which no scan has ended', {}, 409, 'target_not_ready'],
    ['no viewport', { viewport: 'cinema' }, 400, 'invalid_request'],
    ['no sign-in', { sign_in: 'Member' }, 400, 'invalid_request'],
    ['no standard', { standard: 'wcag9' }, 400, 'invalid_request'],
  ])('of %s is refused', async (_, query, statusCode, code) => {
    await aSitemapScan(db, 1);

    for (const file of ['csv', 'pdf']) expect(await ask(file, query)).toMatchObject({ statusCode, json: { code } });
  });
});
