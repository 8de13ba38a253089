import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/adapters/db/schema.ts';
import { standardIds } from '../../src/reading/standards/standards.ts';
import { reportFormats } from '../../src/reports/report-formats.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';
import { aPartialScan } from './report-world.ts';
import { readCsv } from './read-csv.ts';

/** A workbook is no text, a PDF needs a printer, and the others name criteria and titles: evidence.test.ts reads them. */
const namesNoRules: ReadonlySet<string> = new Set(['pdf', 'xlsx', 'wcag-em', 'openacr']);

/** 1.4.3 to review, 2.5.8 and 1.1.1 failed, and a best practice that RGAA requires. */
async function aMixedScan(db: Database): Promise<string> {
  const rules = {
    'image-alt': [1, 2, 0],
    'document-title': [1, 0, 0],
    'video-caption': null,
    region: [0, 3, 0],
  } as const;
  return aPartialScan(
    db,
    aScannedReport({ rules, groups: [aGroup(2), aGroup(3, { rule: 'region' })] }),
    aScannedReport({
      rules,
      groups: [
        aGroup(5, { rule: 'target-size' }),
        aGroup(1),
        aGroup(4, { kind: 'needs_review', rule: 'color-contrast' }),
      ],
    }),
  );
}

onServer('standards', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  const read = async (path: string) => {
    const { statusCode, json } = await rest.ask('GET', path);
    expect(statusCode).toBe(200);
    return json;
  };
  const keysOf = async (id: string, standard: string) => {
    const { issues } = (await read(`/api/scans/${id}/issues/chunks?standard=${standard}`)) as {
      issues: readonly { key: string; kind: string }[];
    };
    return issues.map(({ key, kind }) => `${kind} ${key}`);
  };

  it('are listed with their clauses', async () => {
    const all = await read('/api/standards');

    expect(all).toMatchObject(standardIds.map((id) => ({ id })));
    expect(all).toContainEqual(
      expect.objectContaining({
        id: 'en301549-v3',
        clauses: expect.arrayContaining([
          { id: '9.1.4.3', name: 'Contrast (Minimum)', level: 'AA', criterion: '1.4.3' },
          { id: '9.6', name: 'WCAG conformance requirements', level: null, criterion: null },
        ]),
      }),
    );
  });

  it('choose issues and totals', async () => {
    const id = await aMixedScan(db);

    expect(await keysOf(id, 'wcag22-aa')).toEqual([
      'failed image-alt',
      'failed target-size',
      'needs_review color-contrast',
    ]);
    expect(await keysOf(id, 'en301549-v3')).toEqual(['failed image-alt', 'needs_review color-contrast']);
    expect(await keysOf(id, 'wcag20-a')).toEqual(['failed image-alt']);
    expect(await keysOf(id, 'rgaa4')).toEqual(['failed image-alt', 'needs_review color-contrast', 'failed region']);
    expect(await read(`/api/scans/${id}/issues/chunks?standard=wcag21-aa&kind=needs_review`)).toMatchObject({
      totals: {
        failed: { groups: 1, occurrences: 3 },
        needs_review: { groups: 1, occurrences: 4 },
        by_severity: { critical: 3, serious: 0, moderate: 0, minor: 0 },
        accepted_count: 0,
        fixed_pending_count: 0,
        reviewed_count: 0,
      },
      page: { total: 1 },
    });
  });

  it('leave the scan and its score as they are', async () => {
    const id = await aMixedScan(db);
    const before = await read(`/api/scans/${id}`);

    await read(`/api/scans/${id}/standards/wcag20-a`);

    expect(await read(`/api/scans/${id}`)).toEqual(before);
    expect(await read(`/api/scans/${id}/issues/chunks`)).toMatchObject({
      totals: { failed: { groups: 3, occurrences: 11 } },
    });
  });

  it('choose which issues have details', async () => {
    const id = await aMixedScan(db);
    const details = `/api/scans/${id}/issues/details?kind=failed&key=target-size&standard=`;

    expect(await read(`${details}wcag22-aa`)).toMatchObject({ issue: { key: 'target-size' } });
    expect(await rest.ask('GET', `${details}en301549-v3`)).toMatchObject({
      statusCode: 404,
      json: { code: 'issue_not_found' },
    });
  });

  it('choose what the pages count', async () => {
    const id = await aMixedScan(db);
    const counts = async (query: string) => {
      const { pages } = (await read(`/api/scans/${id}/pages?${query}`)) as {
        pages: readonly { counts: Record<string, number>; score: number }[];
      };
      return pages.map(({ counts: of, score }) => ({
        failed: of['failed_occurrences'],
        review: of['needs_review_occurrences'],
        rulesFailed: of['rules_failed'],
        notRun: of['rules_not_run'],
        score,
      }));
    };
    const [one, two, three] = await counts('');

    expect(await counts('standard=wcag21-aa')).toEqual([
      { failed: 2, review: 0, rulesFailed: 1, notRun: 1, score: one?.score },
      { failed: 1, review: 4, rulesFailed: 1, notRun: 1, score: two?.score },
      { failed: 0, review: 0, rulesFailed: 0, notRun: 0, score: three?.score },
    ]);
    expect(await counts('standard=wcag22-aa&status=completed&offset=1')).toMatchObject([{ failed: 6, review: 4 }]);
  });

  it('choose what a comparison counts', async () => {
    const { id: base } = await aSitemapScan(db, 1);
    await scanNextPage(
      db,
      aScannedReport({ rules: { region: [0, 1, 0], 'image-alt': [1, 0, 0] }, groups: [aGroup(1, { rule: 'region' })] }),
    );
    const { id } = await aSitemapScan(db, 1);
    await scanNextPage(
      db,
      aScannedReport({ rules: { region: [1, 0, 0], 'image-alt': [0, 2, 0] }, groups: [aGroup(2)] }),
    );
    const compare = (query: string) => read(`/api/scans/${id}/comparison?base=${base}${query}`);

    expect(await compare('')).toMatchObject({ totals: { new: 2, fixed: 1 }, page: { total: 2 } });
    expect(await compare('&standard=wcag22-aa')).toMatchObject({
      totals: { new: 2, fixed: 0 },
      issues: [{ key: 'image-alt' }],
    });
    expect(await compare('&standard=rgaa4')).toMatchObject({ totals: { new: 2, fixed: 1 }, page: { total: 2 } });
  });

  it('show what the scan says of each clause', async () => {
    const id = await aMixedScan(db);
    const result = (await read(`/api/scans/${id}/standards/wcag22-aa`)) as {
      clauses: readonly { id: string; status: string }[];
      clause_counts: unknown;
    };
    const clause = (wanted: string) => result.clauses.find((one) => one.id === wanted);

    expect(clause('1.1.1')).toEqual({
      id: '1.1.1',
      name: 'Non-text Content',
      level: 'A',
      criterion: '1.1.1',
      status: 'failed',
      failed: { issues: 1, occurrences: 3 },
      needs_review: { issues: 0, occurrences: 0 },
      checked_by: ['image-alt'],
      issues: [{ kind: 'failed', key: 'image-alt', title: expect.any(String) }],
      verdict: null,
    });
    expect(clause('1.4.3')).toMatchObject({ status: 'needs_review', needs_review: { issues: 1, occurrences: 4 } });
    expect(clause('2.4.2')).toMatchObject({ status: 'nothing_found', checked_by: ['document-title'], issues: [] });
    expect(clause('1.2.2')).toMatchObject({ status: 'not_decided_by_scan', checked_by: [] });
    expect(result.clause_counts).toEqual({ failed: 2, needs_review: 1, nothing_found: 1, not_decided_by_scan: 51 });
  });

  it('are not decided before a page was scanned', async () => {
    const { id } = await aSitemapScan(db, 1);

    expect(await read(`/api/scans/${id}/standards/wcag20-a`)).toMatchObject({
      clause_counts: { not_decided_by_scan: 25 },
    });
  });

  it('that do not exist are refused with the one that was probably meant', async () => {
    const id = await aMixedScan(db);
    const refused = 'There is no such standard. Did you mean wcag22-aa?';

    expect(await rest.ask('GET', `/api/scans/${id}/standards/WCAG-22-AA`)).toMatchObject({
      statusCode: 404,
      json: { code: 'standard_not_found', detail: refused },
    });
    for (const path of [
      'issues/chunks',
      'issues/details?kind=failed&key=image-alt',
      'pages',
      'comparison',
      'issues/report.csv',
      'issues/report.pdf',
      'issues/report.json',
    ]) {
      const query = `${path.includes('?') ? '&' : '?'}standard=wcag22aa`;
      expect(await rest.ask('GET', `/api/scans/${id}/${path}${query}`)).toMatchObject({
        statusCode: 400,
        json: { code: 'invalid_request', errors: [{ path: 'standard', message: refused }] },
      });
    }
  });

  describe('in reports', () => {
    const download = async (id: string, file: string) => {
      const { statusCode, body, headers } = await rest.ask('GET', `/api/scans/${id}/issues/report.${file}`);
      expect(statusCode).toBe(200);
      return { body, name: String(headers['content-disposition']) };
    };

    it.each(reportFormats.filter(({ id }) => !namesNoRules.has(id)).map(({ extension }) => extension))(
      'report.%s has the issues of the standard only, and its name says so',
      async (extension) => {
        const id = await aMixedScan(db);
        const whole = await download(id, extension);
        const limited = await download(id, `${extension}?standard=en301549-v3`);

        expect(whole.body).toContain('target-size');
        expect(limited.body).toContain('image-alt');
        expect(limited.body).not.toMatch(/target-size|All page content should be/);
        expect(limited.name).toContain(`-en301549-v3.${extension}"`);
      },
    );

    it('CSV records have the standard and its clauses', async () => {
      const id = await aMixedScan(db);
      const records = (text: string) => {
        const [header = [], ...rows] = readCsv(text.slice(1));
        return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
      };

      const { body } = await download(id, 'csv?mode=full&standard=rgaa4');
      expect(new Set(records(body).map(({ rule, standard, clauses }) => `${rule} ${standard} ${clauses}`))).toEqual(
        new Set(['image-alt rgaa4 1.1', 'color-contrast rgaa4 3.2', 'region rgaa4 9.2']),
      );
      expect(records((await download(id, 'csv?mode=pages&standard=wcag20-a')).body)).toMatchObject([
        { failed_occurrences: '2', standard: 'wcag20-a' },
        { failed_occurrences: '1' },
        { failed_occurrences: '0' },
      ]);
    });

    it('JSON has the clauses, and the summary of the standard', async () => {
      const id = await aMixedScan(db);
      const { body } = await download(id, 'json?standard=wcag20-aa');
      const whole = JSON.parse((await download(id, 'json')).body) as { scan: { score: number }; standard: unknown };

      expect(JSON.parse(body)).toMatchObject({
        standard: { id: 'wcag20-aa', clause_counts: { failed: 1, needs_review: 1 } },
        scan: {
          summary: { failed_groups: 1, failed_occurrences: 3, needs_review_occurrences: 4 },
          score: whole.scan.score,
        },
        issues: [{ key: 'image-alt' }, { key: 'color-contrast' }],
        pages: [{ rules_not_run: ['video-caption'], counts: { failed_occurrences: 2 } }, {}, {}],
      });
      expect(whole.standard).toBeNull();
    });

    it('HTML has a table of clauses with the legal note and its date', async () => {
      const id = await aMixedScan(db);
      const { body } = await download(id, 'html?standard=en301549-v4');

      expect(body).toContain('EN 301 549 V4.1.1: clauses');
      expect(body).toContain('As of 2026-09-24:');
      expect(body).toMatch(/9\.2\.5\.8 Target Size \(Minimum\)<\/th>\s*<td>AA<\/td>\s*<td>Failed<\/td>/);
      expect(body).toMatch(/9\.7 User preferences<\/th>\s*<td><\/td>\s*<td>Not decided by this scan<\/td>/);
    });
  });
});
