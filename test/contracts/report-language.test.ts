import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import readWorkbook from 'read-excel-file/node';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import { findAxeLocale } from '../../src/engines/axe/axe-locales.ts';
import { engines } from '../../src/engines/engines.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import { html } from '../../src/reports/pdf/html.ts';
import { onServer } from '../databases/each-database.ts';
import type { Endpoint } from '../mcp/open-endpoint.ts';
import { openEndpoint } from '../mcp/open-endpoint.ts';
import {
  aFailedReport,
  aGroup,
  aMessage,
  anOccurrence,
  aScannedReport,
  aSitemapScan,
  catalog,
  scanNextPage,
} from './make-scans.ts';
import { readCsv } from './read-csv.ts';
import { readText, renderHtml } from './render-html.ts';

const english = catalog.get('image-alt')?.title ?? '';

/** The engines' translations, without that of `region`, as for a rule without a translation. */
function catalogIn(language: string) {
  const sources = engines.map((engine) => ({
    ...engine,
    texts: () => new Map([...engine.texts(language)].filter(([rule]) => rule !== 'region')),
  }));
  return createRuleCatalog(sources, language);
}

/** Words that every English sentence has, and no German one. */
const englishWords =
  /\b(?:the|of|and|is|are|were|not|with|for|from|at|by|pages?|issues?|occurrences?|score|found|needs?|review|clauses?|level|unknown|report)\b/gi;

const region = catalog.get('region');
/** The texts of the rule without a translation, and names that are the same in every language. */
const untranslated = [
  ...[region?.title, region?.description, region?.whyItMatters, ...(region?.howToFix ?? [])].map((text = '') => text),
  /report\.[\w.]+|„\w+“|WCAG21:\S+|\?mode=\w+|https?:\S*/g,
];

function findEnglish(text: string): readonly string[] {
  const own = untranslated.reduce<string>((rest, part) => rest.replaceAll(part, ' '), text);
  return [...own.matchAll(englishWords)].map(({ index }) => own.slice(Math.max(0, index - 40), index + 40));
}

/** Without what it marks as English. */
function readMarked(document: string): string {
  return readText(document.replaceAll(/<(h\d|p|ol|ul|th|a)\b[^>]*\blang="en".*?<\/\1>/gs, ' '));
}

onServer('the language of the settings', (open) => {
  let db: Database;
  let endpoint: Endpoint;
  let id: string;
  beforeAll(async () => {
    ({ db } = await open());
    endpoint = await openEndpoint(db, { catalogIn, renderPdf: renderHtml() });
    await aScanOf(1, aScannedReport({ groups: [aGroup(2, { rule: 'list' })] }));
    // A page of it is not scanned.
    id = await aScanOf(
      4,
      aScannedReport({ groups: [aGroup(1), aGroup(1, { rule: 'region' })] }),
      aScannedReport({ acceptedOutcome: 'auth_required', groups: [someForReview()] }),
      aFailedReport(),
    );
  });
  afterAll(() => endpoint.close());
  beforeEach(async () => {
    await speak('en');
  });

  async function aScanOf(pages: number, ...reports: readonly PageReport[]): Promise<string> {
    const scan = await aSitemapScan(db, pages);
    for (const one of reports) await scanNextPage(db, one);
    return scan.id;
  }

  function someForReview() {
    const occurrences = Array.from({ length: 12 }, (_, index) =>
      anOccurrence({ selector: `#text-${index}`, message: aMessage('Schriftfarbe?') }),
    );
    return aGroup(0, { kind: 'needs_review', rule: 'color-contrast', occurrences, total: 14 });
  }

  const speak = (language: string) => endpoint.rest.ask('PUT', '/api/settings', { body: { reporting: { language } } });
  const report = async (name: string) => (await endpoint.rest.ask('GET', `/api/scans/${id}/issues/${name}`)).body;
  const titlesOf = (csv: string, column: string) => {
    const [header = [], ...records] = readCsv(csv);
    return records.map((record) => record[header.indexOf(column)]);
  };

  it('is that of titles and headers in CSV, and of the text', async () => {
    const german = catalogIn('de').get('image-alt')?.title ?? '';
    await speak('de');

    const [small, full, text] = [
      await report('report.csv'),
      await report('report.csv?mode=full'),
      await report('report.llm.txt'),
    ];

    const titles = [german, catalog.get('region')?.title];
    expect(german).not.toBe(english);
    expect(titlesOf(small, 'Titel')).toEqual(expect.arrayContaining(titles));
    expect(titlesOf(full, 'Titel')).toEqual(expect.arrayContaining(titles));
    expect(text).toContain(`\n${german}\n`);
    expect(text).not.toContain(english);
  });

  it.each([
    'report.html?standard=en301549-v3',
    'report.pdf?kind=needs_review&key=color-contrast',
    'report.llm.txt',
    'report.md?standard=wcag22-aa',
    'report.csv?mode=full&standard=wcag22-aa',
    'report.csv?mode=pages',
    'report.wcag-em.json',
    'report.junit.xml',
    'report.gitlab.json',
  ])('leaves no sentence in English where it is German: %s', async (name) => {
    const before = await report(name);
    await speak('de');
    const german = await report(name);
    await speak('en');

    const read = /\.(?:html|pdf|junit)/.test(name)
      ? readMarked
      : (text: string) => text.replace(/"@context": .*?\n \},/s, '');
    expect(findEnglish(read(german))).toEqual([]);
    expect(findEnglish(read(before)).length).toBeGreaterThan(1);
    expect(await report(name)).toBe(before);
  });

  it('is the one that a request names, else the one that it prefers', async () => {
    const url = `/api/scans/${id}/issues/report.csv`;
    const ask = async (query: string, preferred?: string) => {
      const headers = preferred === undefined ? {} : { 'accept-language': preferred };
      const answer = await endpoint.rest.ask('GET', `${url}${query}`, { headers });
      return [readCsv(answer.body)[0]?.[1], answer.headers['content-language']];
    };
    const [german, inEnglish] = [
      ['Schweregrad', 'de'],
      ['severity', 'en'],
    ];

    expect(await ask('')).toEqual(inEnglish);
    expect(await ask('?language=de')).toEqual(german);
    expect(await ask('', 'de-AT, en;q=0.5')).toEqual(german);
    expect(await ask('?language=en', 'de')).toEqual(inEnglish);
    expect((await endpoint.rest.ask('GET', `${url}?language=tlh`)).statusCode).toBe(400);
    await speak('de');
    expect(await ask('', '*')).toEqual(german);
  });

  it('is that of the sheets and columns in Excel', async () => {
    await speak('de');

    const { rawPayload } = await endpoint.rest.app.inject(`/api/scans/${id}/issues/report.xlsx`);

    const book = await readWorkbook(rawPayload);
    expect(book.map(({ sheet }) => sheet)).toEqual([
      'Zusammenfassung',
      'Zuerst beheben',
      'Probleme',
      'Muster',
      'Elemente',
      'Seiten',
    ]);
    expect(findEnglish(JSON.stringify(book))).toEqual([]);
    expect(book[2]?.data[1]?.slice(0, 2)).toEqual(['kritisch', 'nicht bestanden']);
  });

  it('is marked in the PDF for screen readers, text by text: in a language without sentences of ours the document stays English', async () => {
    const locale = findAxeLocale('pt_BR')?.rules.get('image-alt');
    await speak('pt_BR');

    const [whole, issue] = [await report('report.pdf'), await report('report.pdf?kind=failed&key=image-alt')];

    const title = `<bdi>${html`${locale?.help}`.toString()}</bdi>`;
    const description = html`${locale?.description}`.toString();
    expect(whole).toContain('<html lang="en">');
    expect(whole).toContain(`<h3 lang="pt-BR">1. ${title}</h3>`);
    expect(whole).toContain(`<a href="#issue-1" lang="pt-BR">${title}</a>`);
    expect(whole).toMatch(/<th scope="row" lang="pt-BR">\s*<a href="#issue-1" lang="pt-BR">/);
    expect(whole).toContain(`<p lang="pt-BR" dir="auto">${description}`);
    expect(issue).toContain(`<h1 lang="pt-BR">${title}</h1>`);
  });

  it('is not claimed for a text without a translation, nor in English', async () => {
    const inEnglish = await report('report.pdf');
    await speak('de');
    const inGerman = await report('report.pdf');

    const languagesIn = (text: string) =>
      new Set([...text.matchAll(/\blang="(.*?)"/g)].map(([, language]) => language));
    expect(languagesIn(inEnglish)).toEqual(new Set(['en']));
    expect(languagesIn(inGerman)).toEqual(new Set(['en', 'de']));
    expect(inGerman).toContain('<html lang="de">');
    expect(inGerman).toContain(`<h3 lang="en">2. <bdi>${catalog.get('region')?.title ?? ''}</bdi></h3>`);
  });

  it('is that of the tools of MCP', async () => {
    const french = findAxeLocale('fr')?.rules.get('image-alt');
    await speak('fr');

    const { issues } = await endpoint.call('list_scan_issues', { scan_id: id });
    const { issue, details } = await endpoint.call('get_issue_detail', {
      scan_id: id,
      kind: 'failed',
      key: 'image-alt',
    });

    const titled = z.object({ title: z.string() });
    expect(titled.parse(z.array(z.unknown()).parse(issues)[0]).title).toBe(french?.help);
    expect(titled.parse(issue).title).toBe(french?.help);
    expect(z.object({ description: z.string() }).parse(details).description).toBe(french?.description);
  });
});
