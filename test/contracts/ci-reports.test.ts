import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import AjvDraft04 from 'ajv-draft-04';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import readWorkbook from 'read-excel-file/node';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Database } from '../../src/adapters/db/schema.ts';
import publishedSchema from '../../docs/report.schema.json' with { type: 'json' };
import { declareJsonReport, jsonReportSchema } from '../../src/reports/json/json-report.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, aMessage, anOccurrence, aScan, aScannedReport, aSitemapScan, scanNextPage } from './make-scans.ts';
import { aPartialScan } from './report-world.ts';
import { readZip } from './read-zip.ts';
import { codeQualitySchema, gitlabReportSchema, readJunit, readSarif } from './read-ci-reports.ts';

const junitSchema = readFileSync(join(import.meta.dirname, 'junit.xsd'), 'utf8');

/** Page text that tries to be markup, a table's end, a mention, a link and a command of a CI system. */
const hostileText = 'x\n::error::y\r\n##[group]z ]]> </failure> | @team #1 `code` [a](1) \u0001\u202e\uFFFE <b>';

/** Three pages: 1,204 failed occurrences on two of them, three that need review; one page failed. */
async function aReportedScan(db: Database): Promise<string> {
  const hostile = anOccurrence({ selector: hostileText, html: hostileText, message: aMessage(hostileText) });
  const rules = { 'html-has-lang': [0, 1, 0], 'image-alt': [4, 1_200, 0], bypass: [1, 0, 0], region: null } as const;
  const pages = [
    aScannedReport({
      rules,
      groups: [aGroup(1, { rule: 'html-has-lang', occurrences: [hostile], total: 1 }), aGroup(1_000, { total: 1_200 })],
    }),
    aScannedReport({
      rules: { 'image-alt': [0, 3, 0], 'color-contrast': [0, 0, 3] },
      groups: [aGroup(3), aGroup(3, { kind: 'needs_review', rule: 'color-contrast' })],
    }),
  ];
  return aPartialScan(db, ...pages);
}

onServer('one scan in reports for CI systems', (open) => {
  let rest: Rest;
  let id: string;
  beforeAll(async () => {
    const { db } = await open();
    id = await aReportedScan(db);
    rest = await openRest(db);
    return () => rest.close();
  });

  const download = async (file: string) => (await rest.ask('GET', `/api/scans/${id}/issues/${file}`)).body;

  describe('SARIF', () => {
    // One pattern of the schema is not valid with the u flag.
    const ajv = new AjvDraft04.default({ strict: false, unicodeRegExp: false });
    addFormats.default(ajv);
    const validate = ajv.compile(sarifSchema);

    it('is valid by the schema of OASIS, with and without what needs review', async () => {
      for (const query of ['', '?include_needs_review=true']) {
        const log: unknown = JSON.parse(await download(`report.sarif${query}`));

        validate(log);
        expect(validate.errors).toBeNull();
      }
    });

    it('holds one result per issue and page, each with what GitHub requires of it', async () => {
      const { results, tool, automationDetails, properties, invocations } = readSarif(await download('report.sarif'));

      expect(automationDetails).toEqual({ id: 'curbcut/desktop/' });
      expect(properties).toMatchObject({ results: 3, omittedResults: 0, pagesFailed: 1 });
      expect(invocations).toEqual([
        { executionSuccessful: false, toolExecutionNotifications: [{ descriptor: { id: 'http_status' } }] },
      ]);
      expect(
        results.map(({ ruleId, level, locations }) => [
          ruleId,
          level,
          locations[0].physicalLocation.artifactLocation.uri,
        ]),
      ).toEqual([
        ['image-alt', 'error', 'web/example.com/0'],
        ['image-alt', 'error', 'web/example.com/1'],
        ['html-has-lang', 'error', 'web/example.com/0'],
      ]);
      expect(results.map(({ ruleIndex }) => tool.driver.rules[ruleIndex ?? -1]?.id)).toEqual(
        results.map(({ ruleId }) => ruleId),
      );
      expect(results[0]?.message.text).toMatch(/\(more than 1000 elements\)\. https:\/\/example\.com\/0/);
    });

    it('lists what needs review only on request, as notes', async () => {
      const { results } = readSarif(await download('report.sarif?include_needs_review=true'));

      const review = results.filter(({ ruleId }) => ruleId === 'color-contrast');
      expect(review).toMatchObject([{ level: 'note', message: { text: expect.stringMatching(/^Needs review: /) } }]);
    });
  });

  describe('JUnit', () => {
    it('is valid, with a suite per page and a case per rule', async () => {
      const xml = await download('report.junit.xml');

      expect(await validateXML({ xml, schema: junitSchema })).toMatchObject({ valid: true, errors: [] });
      expect(readJunit(xml)).toEqual([
        {
          suite: 'https://example.com/0',
          counts: '4 tests, 2 failures, 0 errors, 1 skipped',
          cases: ['image-alt failure', 'html-has-lang failure', 'bypass passed', 'region skipped'],
        },
        {
          suite: 'https://example.com/1',
          counts: '2 tests, 1 failures, 0 errors, 1 skipped',
          cases: ['image-alt failure', 'color-contrast skipped'],
        },
        { suite: 'https://example.com/2', counts: '1 tests, 0 failures, 1 errors, 0 skipped', cases: ['scan error'] },
      ]);
    });

    it('counts what needs review as a failure only on request', async () => {
      const xml = await download('report.junit.xml?include_needs_review=true');

      expect(readJunit(xml)[1]?.cases).toEqual(['image-alt failure', 'color-contrast failure']);
    });

    it('says what is wrong with an element, as GitLab does', async () => {
      for (const file of ['report.junit.xml', 'report.gitlab.json']) {
        const text = await download(file);

        expect(text).toContain('This image has no text alternative.');
        expect(text).not.toMatch(/image-alt\.file|(?:"|&quot;|\\")code(?:"|&quot;|\\"):(?:"|&quot;|\\")image/u);
      }
    });

    it('lets page text begin no line', async () => {
      const xml = await download('report.junit.xml');

      expect(xml).toContain('::error::y');
      expect(xml).not.toMatch(/^\s*(?:::|##\[)/m);
    });
  });

  describe('GitLab', () => {
    it('the accessibility report has an entry per occurrence, and one for a page that was not scanned', async () => {
      const { results, ...sums } = gitlabReportSchema.parse(JSON.parse(await download('report.gitlab.json')));

      expect(sums).toEqual({ total: 3, passes: 0, errors: 105, omitted: 1_100 });
      expect(Object.entries(results).map(([url, entries]) => [url, entries.length, entries.at(-1)])).toEqual([
        ['https://example.com/0', 101, expect.objectContaining({ code: 'WCAG2A.Principle3.Guideline3_1.3_1_1' })],
        [
          'https://example.com/1',
          3,
          expect.objectContaining({ code: 'WCAG2A.Principle1.Guideline1_1.1_1_1', selector: 'img:nth-child(3)' }),
        ],
        ['https://example.com/2', 1, expect.objectContaining({ code: 'Curbcut.http_status' })],
      ]);
    });

    it('the code quality report has one valid entry per issue and page, each with its own fingerprint', async () => {
      const text = await download('report.codequality.json?include_needs_review=true');

      const entries = codeQualitySchema.parse(JSON.parse(text));
      expect(text.startsWith('[')).toBe(true);
      expect(entries.map((one) => [one.check_name, one.severity, one.location.path])).toEqual([
        ['image-alt', 'critical', 'web/example.com/0'],
        ['image-alt', 'critical', 'web/example.com/1'],
        ['color-contrast', 'info', 'web/example.com/1'],
        ['html-has-lang', 'major', 'web/example.com/0'],
      ]);
      expect(new Set(entries.map((one) => one.fingerprint)).size).toBe(4);
    });
  });

  describe('Markdown', () => {
    it('says what was found, and keeps page text from being markup, a mention or a command', async () => {
      const text = await download('report.md');

      expect(text).toContain('| critical | Images must have alternative text |');
      expect(text).toContain('| `http\\_status` | 1 |'.replaceAll('\\', ''));
      expect(text).toMatch(/\| 2 issues, [\d,]+ elements \| 1 issue, 3 elements \|/);
      expect(text).not.toMatch(/^\s*(?:::|##\[)|@team|<b>/m);
    });
  });

  it('JSON holds every stored occurrence and every page, valid by its published schema', async () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile(publishedSchema);

    const report: unknown = JSON.parse(await download('report.json'));

    validate(report);
    expect(validate.errors).toBeNull();
    const { issues, pages } = jsonReportSchema.parse(report);
    expect(issues.map(({ rule, kind, occurrences }) => [rule, kind, occurrences.length])).toEqual([
      ['image-alt', 'failed', 1_003],
      ['color-contrast', 'needs_review', 3],
      ['html-has-lang', 'failed', 1],
    ]);
    expect(pages.map(({ outcome }) => outcome)).toEqual(['scanned', 'scanned', 'http_status']);
  });

  it('Excel has a sheet for the summary, what to fix first, the issues, their patterns, the occurrences and the pages, and no formula', async () => {
    const { rawPayload } = await rest.app.inject(`/api/scans/${id}/issues/report.xlsx`);

    const book = await readWorkbook(rawPayload);

    expect(book.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ['Summary', 17],
      ['Fix first', 4],
      ['Issues', 4],
      ['Patterns', 6],
      ['Elements', 1_008],
      ['Pages', 4],
    ]);
    expect(book[2]?.data.slice(1).map(([severity, kind, , rule]) => [severity, kind, rule])).toEqual([
      ['critical', 'failed', 'image-alt'],
      ['serious', 'failed', 'html-has-lang'],
      ['serious', 'needs review', 'color-contrast'],
    ]);
    const patterns = book[3]?.data.slice(1).map((row) => ({ rule: row[3], count: Number(row[6]) })) ?? [];
    const byRule = [...Map.groupBy(patterns, ({ rule }) => rule)];
    expect(byRule.map(([rule, list]) => [rule, list.reduce((sum, { count }) => sum + count, 0)])).toEqual([
      ['image-alt', 1_003],
      ['html-has-lang', 1],
      ['color-contrast', 3],
    ]);
    expect(book[4]?.data.flat().join('\n')).toContain('::error::y');
    expect(book[5]?.data.slice(1).map(([, , status, outcome]) => [status, outcome])).toEqual([
      ['scanned', 'scanned'],
      ['scanned', 'scanned'],
      ['not scanned', 'HTTP error'],
    ]);
  });

  it('Excel has filters, names the component of each occurrence, links to it, and leaves columns to people', async () => {
    const { rawPayload } = await rest.app.inject(`/api/scans/${id}/issues/report.xlsx`);

    const files = readZip(rawPayload);
    const sheet = files.get('xl/worksheets/sheet5.xml') ?? '';
    const targets = files.get('xl/worksheets/_rels/sheet5.xml.rels') ?? '';
    const [header = [], row = []] = (await readWorkbook(rawPayload))[4]?.data ?? [];
    const cellOf = (name: string) => row[header.indexOf(name)];
    const linkOf = (name: string) => {
      const column = String.fromCodePoint(65 + header.indexOf(name));
      const link = new RegExp(`<hyperlink ref="${column}2" r:id="([^"]+)"`, 'u').exec(sheet)?.[1] ?? '';
      return new RegExp(`Id="${link}" Type="[^"]+" Target="([^"]+)"`, 'u').exec(targets)?.[1];
    };
    expect(sheet).toMatch(/<\/sheetData><autoFilter ref="A1:[A-Z]1008"\/><hyperlinks>/u);
    expect(header).toContain('Issue');
    expect([cellOf('Owner'), cellOf('Status')]).toEqual([null, null]);
    expect(cellOf('Component')).toEqual(expect.stringMatching(/./u));
    expect(linkOf('Page')).toBe(cellOf('Page'));
    expect(linkOf('Open in Curbcut')).toMatch(
      new RegExp(`^http://localhost/scans/${id}/occurrences/[-\\da-f]{36}$`, 'u'),
    );
  });
});

onServer('reports for CI systems', (open) => {
  let db: Database;
  let rest: Rest;
  beforeAll(async () => {
    ({ db } = await open());
    rest = await openRest(db);
    return () => rest.close();
  });
  beforeEach(open);

  const download = async (id: string, file: string) => (await rest.ask('GET', `/api/scans/${id}/issues/${file}`)).body;

  describe('SARIF', () => {
    it('keeps its fingerprints from scan to scan of a page', async () => {
      const hashesOf = async (id: string) =>
        readSarif(await download(id, 'report.sarif')).results.map((one) => one.partialFingerprints);
      const [first, second] = [await aReportedScan(db), await aReportedScan(db)];

      expect(await hashesOf(second)).toEqual(await hashesOf(first));
    });

    it('says how many results are left out beyond 5,000', async () => {
      const scan = await aSitemapScan(db, 60);
      const aPage = () =>
        aScannedReport({ groups: Array.from({ length: 90 }, (_, rule) => aGroup(1, { rule: `rule-${rule}` })) });
      for (let page = 0; page < 60; page += 1) await scanNextPage(db, aPage());

      const run = readSarif(await download(scan.id, 'report.sarif'));

      expect(run.results).toHaveLength(5_000);
      expect(run.properties).toMatchObject({ results: 5_000, omittedResults: 400 });
      const quality = codeQualitySchema.parse(JSON.parse(await download(scan.id, 'report.codequality.json')));
      expect(quality).toHaveLength(5_001);
      expect(quality.at(-1)?.description).toMatch(/^400 more entries/);
    });
  });

  describe('JUnit', () => {
    it('skips a rule whose occurrences are all marked as false positives', async () => {
      const id = await aReportedScan(db);
      const body = { kind: 'failed', key: 'html-has-lang', scope: 'group' };
      await rest.ask('POST', `/api/scans/${id}/false-positives`, { body });

      const [first] = readJunit(await download(id, 'report.junit.xml'));

      expect(first?.cases).toContain('html-has-lang skipped');
    });
  });

  describe('GitLab', () => {
    it('the accessibility report is the same for the same problems in a later scan', async () => {
      const [first, second] = [await aReportedScan(db), await aReportedScan(db)];

      expect(await download(second, 'report.gitlab.json')).toBe(await download(first, 'report.gitlab.json'));
    });
  });

  describe('Markdown', () => {
    it('leaves whole rows out beyond 900,000 bytes and says how many', async () => {
      const scan = await aScan(db);
      const groups = Array.from({ length: 6_000 }, (_, rule) => aGroup(1, { rule: `rule-${'ä'.repeat(50)}-${rule}` }));
      await scanNextPage(db, aScannedReport({ groups }));

      const text = await download(scan.id, 'report.md');

      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(900_000);
      const rows = text.match(/^\| minor \|.*\|$/gm)?.length ?? 0;
      expect(text).toContain(`${(6_000 - rows).toLocaleString('en')} more issues are left out`);
    });
  });

  it('the published schema of JSON reports is the one in the code: otherwise run node scripts/write-report-schema.ts', () => {
    expect(publishedSchema).toEqual(declareJsonReport());
  });

  it.each(['sarif', 'gitlab.json', 'codequality.json', 'json'])(
    'report.%s of a scan without findings is JSON',
    async (extension) => {
      const scan = await aScan(db);
      await scanNextPage(db, aScannedReport());

      expect(JSON.parse(await download(scan.id, `report.${extension}`))).toBeTypeOf('object');
    },
  );

  it('JUnit of a scan without findings is valid', async () => {
    const scan = await aScan(db);
    await scanNextPage(db, aScannedReport());

    const xml = await download(scan.id, 'report.junit.xml');

    expect(await validateXML({ xml, schema: junitSchema })).toMatchObject({ valid: true, errors: [] });
  });
});
