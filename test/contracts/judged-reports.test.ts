import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sarifSchema from '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json' with { type: 'json' };
import AjvDraft04 from 'ajv-draft-04';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import publishedSchema from '../../docs/report.schema.json' with { type: 'json' };
import type { Database } from '../../src/adapters/db/schema.ts';
import type { GivenJudgement } from '../../src/reports/baseline/judgement.ts';
import { jsonReportSchema } from '../../src/reports/json/json-report.ts';
import { onServer } from '../databases/each-database.ts';
import type { Rest } from './ask-rest.ts';
import { openRest } from './ask-rest.ts';
import { aGroup, anOccurrence, aScannedReport } from './make-scans.ts';
import { codeQualitySchema, readJunit, readSarif, readSkipped } from './read-ci-reports.ts';
import { readMarkdown } from './read-markdown.ts';
import readWorkbook from 'read-excel-file/node';
import type { PrintDocument } from '../../src/reports/pdf/print-document.ts';
import { createPdfRenderer } from '../../src/reports/pdf/render-pdf.ts';
import { readCsv } from './read-csv.ts';
import { readTable, readText } from './render-html.ts';
import { aPartialScan } from './report-world.ts';

/** Gives the document in place of a PDF. */
const printDocument: PrintDocument = async (write) => {
  const document = await write(new AbortController().signal);
  return { pdf: Buffer.from(document.toString()), pages: 1 };
};

const junitSchema = readFileSync(join(import.meta.dirname, 'junit.xsd'), 'utf8');

function found(rule: string, ...names: readonly string[]) {
  const occurrences = names.map((name) =>
    anOccurrence({ selector: `#${name}`, html: `<p id="${name}">The ${name}</p>` }),
  );
  return aGroup(0, { rule, occurrences, total: occurrences.length });
}

/**
 * Two pages and one that failed. The first has critical images (one new, one altered, one known) and a moderate finding;
 * the second a known label, a new one, and one that is accepted.
 */
async function aJudgedScan(db: Database): Promise<string> {
  const first = [found('image-alt', 'new', 'altered', 'known'), found('region', 'outside')];
  const second = [found('label', 'name', 'street'), found('html-has-lang', 'accepted')];
  return aPartialScan(db, aScannedReport({ groups: first }), aScannedReport({ groups: second }));
}

onServer('reports that a baseline and a gate judge', (open) => {
  let rest: Rest;
  let id: string;
  let baseline: NonNullable<GivenJudgement['baseline']>;
  beforeAll(async () => {
    const { db } = await open();
    id = await aJudgedScan(db);
    rest = await openRest(db, {
      renderPdf: createPdfRenderer({ screenshots: { open: async () => undefined }, printDocument }),
    });
    const body = { kind: 'failed', key: 'html-has-lang', scope: 'group', verdict: 'accepted', reason: 'Later.' };
    await rest.ask('POST', `/api/scans/${id}/false-positives`, { body });
    const { issues } = jsonReportSchema.parse((await rest.ask('GET', `/api/scans/${id}/issues/report.json`)).json);
    const ids = new Map(issues.flatMap(({ occurrences }) => occurrences.map((one) => [one.selector, one.id])));
    const named = (...selectors: readonly string[]) => selectors.map((one) => ids.get(one) ?? '');
    const other = '00000000-0000-4000-8000-000000000000';
    baseline = {
      new: [...named('#street', '#new'), other],
      altered: named('#altered'),
      unjudged: [],
      fixed: [
        { page_url: 'https://example.com/0', rule: 'bypass', selector: 'body', text: 'A [page]' },
        { page_url: 'https://example.com/0', rule: 'bypass', selector: 'main', text: 'Another' },
        { page_url: 'https://example.com/1', rule: 'label', selector: '#zip', text: 'Zip' },
      ],
      fixed_count: 3,
    };
    return () => rest.close();
  });

  const judge = async (file: string, gate?: GivenJudgement['gate'], given: GivenJudgement = { baseline }) => {
    const body = { ...given, ...(gate !== undefined && { gate }) };
    const answer = await rest.ask('POST', `/api/scans/${id}/issues/${file}`, { body });
    expect(answer.statusCode).toBe(200);
    return answer.body;
  };

  it('SARIF is valid, and has the state of each result, and fixed findings as results that passed', async () => {
    const text = await judge('report.sarif?include_needs_review=true');

    // One pattern of the schema is not valid with the u flag.
    const ajv = new AjvDraft04.default({ strict: false, unicodeRegExp: false });
    addFormats.default(ajv);
    const validate = ajv.compile(sarifSchema);
    validate(JSON.parse(text));
    expect(validate.errors).toBeNull();
    const { results, properties } = readSarif(text);
    expect(
      results.map(({ ruleId, baselineState, level, message }) => [
        ruleId,
        baselineState,
        level,
        /\((.*?)\)/u.exec(message.text)?.[1],
      ]),
    ).toEqual([
      ['image-alt', 'unchanged', 'error', '1 element, known'],
      ['image-alt', 'updated', 'error', '1 element, altered'],
      ['image-alt', 'new', 'error', '1 element, new'],
      ['label', 'unchanged', 'error', '1 element, known'],
      ['label', 'new', 'error', '1 element, new'],
      ['region', 'unchanged', 'warning', '1 element, known'],
      ['bypass', 'absent', 'none', '2 elements'],
      ['label', 'absent', 'none', '1 element'],
    ]);
    expect(new Set(results.map((one) => one.partialFingerprints.primaryLocationLineHash)).size).toBe(results.length);
    expect(properties).toMatchObject({
      results: 8,
      omittedResults: 0,
      baseline: { new: 2, altered: 1, unchanged: 3, unjudged: 0, fixed: 3 },
    });
  });

  it('the fingerprints of known findings in SARIF are those of a report without a baseline', async () => {
    const hashesOf = (text: string) =>
      readSarif(text).results.map(({ partialFingerprints: hashes }) => hashes.primaryLocationLineHash);
    const alone = hashesOf((await rest.ask('GET', `/api/scans/${id}/issues/report.sarif`)).body);

    expect(hashesOf(await judge('report.sarif'))).toEqual(expect.arrayContaining(alone));
  });

  it.each([
    ['all', 'serious', ['image-alt failure', 'region skipped'], ['label failure', 'html-has-lang skipped']],
    ['all', 'moderate', ['image-alt failure', 'region failure'], ['label failure', 'html-has-lang skipped']],
    ['new', 'serious', ['image-alt failure', 'region skipped'], ['label failure', 'html-has-lang skipped']],
    ['none', 'minor', ['image-alt skipped', 'region skipped'], ['label skipped', 'html-has-lang skipped']],
    ['all', 'none', ['image-alt skipped', 'region skipped'], ['label skipped', 'html-has-lang skipped']],
  ] as const)('JUnit fails what a gate of %s findings from %s on counts', async (counts, failOn, first, second) => {
    const xml = await judge('report.junit.xml', { counts, fail_on: failOn });

    expect(await validateXML({ xml, schema: junitSchema })).toMatchObject({ valid: true, errors: [] });
    const cases = readJunit(xml).map((suite) => suite.cases.filter((one) => !one.endsWith('passed')));
    expect(cases).toEqual([first, second, ['scan error']]);
  });

  it('JUnit says why it skips, and shows new elements alone if only they count', async () => {
    const strict = { counts: 'new', fail_on: 'serious', failed_pages: 'skipped' } as const;
    const xml = await judge('report.junit.xml', strict);
    const known = await judge('report.junit.xml', strict, { baseline: { ...baseline, new: [] } });
    const altered = await judge(
      'report.junit.xml',
      { ...strict, counts: 'new_and_altered' },
      { baseline: { ...baseline, new: [] } },
    );

    expect(xml).toContain('Images must have alternative text (3 elements: 1 known, 1 altered, 1 new)');
    expect(xml).toContain('#new (new)');
    expect(xml).not.toMatch(/#altered|#known/u);
    expect(readSkipped(xml)).toEqual([
      'region: Below the threshold (serious): 1 element, known, moderate.',
      'html-has-lang: Accepted.',
      expect.stringContaining('scan: This page was not scanned. The server answered with status 404.'),
    ]);
    expect(readSkipped(known)).toContain('image-alt: Not new: 3 elements: 2 known, 1 altered.');
    expect(altered).toContain('#altered (altered)');
    expect(readJunit(altered)[0]?.cases).toContain('image-alt failure');
    expect(readJunit(altered)[1]?.cases).toContain('label skipped');
  });

  it('GitLab code quality says what is new and known, with the fingerprints of a report without a baseline', async () => {
    const entries = codeQualitySchema.parse(JSON.parse(await judge('report.codequality.json')));
    const alone = codeQualitySchema.parse(
      (await rest.ask('GET', `/api/scans/${id}/issues/report.codequality.json`)).json,
    );

    expect(entries.map(({ description }) => /\((.*)\)/u.exec(description)?.[1])).toEqual([
      '3 elements: 1 known, 1 altered, 1 new',
      '2 elements: 1 known, 1 new',
      '1 element, known',
    ]);
    expect(entries.map(({ fingerprint }) => fingerprint)).toEqual(alone.map(({ fingerprint }) => fingerprint));
  });

  it('JSON has the state of each occurrence, valid by its published schema', async () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    const validate = ajv.compile(publishedSchema);
    const report: unknown = JSON.parse(await judge('report.json'));

    validate(report);
    expect(validate.errors).toBeNull();
    const { issues, baseline: compared } = jsonReportSchema.parse(report);
    const states = issues.flatMap(({ occurrences }) => occurrences.map((one) => [one.selector, one.baseline]));
    expect(Object.fromEntries(states)).toEqual({
      '#new': 'new',
      '#altered': 'altered',
      '#known': 'unchanged',
      '#name': 'unchanged',
      '#street': 'new',
      '#outside': 'unchanged',
      '#accepted': null,
    });
    expect(compared).toMatchObject({ new: 2, altered: 1, unchanged: 3, unjudged: 0, fixed: 3 });
    expect(compared?.fixed_findings).toHaveLength(3);
  });

  it('Markdown and HTML name what is new, altered and fixed', async () => {
    const markdown = await judge('report.md');
    const page = await judge('report.html');

    const counts = '2 new, 1 altered, 3 known, 3 fixed';
    expect(markdown).toContain(counts);
    expect(readText(page)).toContain(counts);
    const { shown, rows } = readMarkdown(markdown);
    expect(shown).toContain('The street');
    expect(rows.filter(([cells, columns]) => cells !== columns)).toEqual([]);
    expect(readTable(page, 'New').map(([severity, rule, , element, text]) => [severity, rule, element, text])).toEqual([
      ['Critical', 'image-alt', '#new', 'The new'],
      ['Critical', 'label', '#street', 'The street'],
    ]);
    expect(readTable(page, 'Fixed').map(([rule, , element]) => [rule, element])).toEqual([
      ['bypass', 'body'],
      ['bypass', 'main'],
      ['label', '#zip'],
    ]);
    expect(readText(page)).toMatch(/Known Page: \S+ Element: #name/u);
  });

  it('CSV and Excel have a column, and the PDF a word, for the state of each occurrence', async () => {
    const csv = (await judge('report.csv?mode=full')).slice(1);
    const { rawPayload } = await rest.app.inject({
      method: 'POST',
      url: `/api/scans/${id}/issues/report.xlsx`,
      payload: { baseline },
    });
    const pdf = await judge('report.pdf?mode=full');

    const [header = [], ...records] = readCsv(csv);
    const book = await readWorkbook(rawPayload);
    const [names = [], ...rows] = book.find(({ sheet }) => sheet === 'Elements')?.data ?? [];
    const states = records.map((record) => [record[header.indexOf('selector')], record[header.indexOf('baseline')]]);
    const inWords = rows.map((row) => [row[names.indexOf('Element')], row[names.indexOf('Baseline')]]);
    expect(Object.fromEntries(states)).toEqual({
      '#new': 'new',
      '#altered': 'altered',
      '#known': 'unchanged',
      '#outside': 'unchanged',
      '#name': 'unchanged',
      '#street': 'new',
      '#accepted': '',
    });
    expect(Object.fromEntries(inWords)).toEqual({
      '#new': 'New',
      '#altered': 'Altered',
      '#known': 'Known',
      '#outside': 'Known',
      '#name': 'Known',
      '#street': 'New',
      '#accepted': null,
    });
    expect(JSON.stringify(book[0])).toContain('2 new, 1 altered, 3 known, 3 fixed');
    expect(readText(pdf)).toMatch(/Known Page: \S+ Element: #name/u);
    expect((await rest.ask('GET', `/api/scans/${id}/issues/report.csv`)).body).not.toContain(',baseline');
  });

  it('a standard counts the same in every report', async () => {
    const query = '?standard=wcag21-a';
    const counts = { new: 2, altered: 1, unchanged: 2, unjudged: 0, fixed: 3 };
    const inWords = '2 new, 1 altered, 2 known, 3 fixed';
    const elements = (texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + Number(/\((\d+) elements?/u.exec(text)?.[1]), 0);
    const sarif = readSarif(await judge(`report.sarif${query}`));
    const quality = codeQualitySchema.parse(JSON.parse(await judge(`report.codequality.json${query}`)));
    const { baseline: compared, scan } = jsonReportSchema.parse(JSON.parse(await judge(`report.json${query}`)));
    const junit = await judge(`report.junit.xml${query}`, { counts: 'all', fail_on: 'minor' });

    const present = sarif.results.filter(({ baselineState }) => baselineState !== 'absent');
    expect(sarif.properties['baseline']).toEqual(counts);
    expect(elements(present.map(({ message }) => message.text))).toBe(5);
    expect(elements(quality.map(({ description }) => description))).toBe(5);
    expect(elements([...junit.matchAll(/<failure message="([^"]*)"/gu)].map(([, text = '']) => text))).toBe(5);
    expect(compared).toMatchObject(counts);
    // One of them is accepted.
    expect(scan.summary.failed_occurrences).toBe(6);
    expect(await judge(`report.md${query}`)).toContain(inWords);
    expect(readText(await judge(`report.html${query}`))).toContain(inWords);
    expect(junit).not.toContain('name="region"');
  });

  it('a judgement with an unknown field, or without ids, is refused', async () => {
    const path = `/api/scans/${id}/issues/report.sarif`;

    for (const body of [{ baseline: { new: ['1'] } }, { gates: {} }, { gate: { fail_on: 'severe', counts: 'all' } }])
      expect((await rest.ask('POST', path, { body })).statusCode).toBe(400);
  });
});
