import fc from 'fast-check';
import { sql } from 'kysely';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { RunningBrowser } from '../../src/browser/launch-browser.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { jsonReportSchema } from '../../src/reports/json/json-report.ts';
import { reportFormats } from '../../src/reports/report-formats.ts';
import { launchTestBrowser } from '../e2e/launch-test-browser.ts';
import { openRest } from './ask-rest.ts';
import type { Rest } from './ask-rest.ts';
import { hostileText, hostileUrl, reordering } from './hostile-text.ts';
import { aFailedReport, aGroup, aMessage, anOccurrence, aScan, aScannedReport, scanNextPage } from './make-scans.ts';
import { readCsv } from './read-csv.ts';
import { readJunit, readSarif } from './read-ci-reports.ts';
import { decodeUrl, readMarkdown } from './read-markdown.ts';
import { renderHtml } from './render-html.ts';
import type { ReportWorld } from './report-world.ts';
import { openReportWorld } from './report-world.ts';
import { says } from '../../src/texts/saying.ts';

/** Not ours: in no report may it be anything but text. */
const foreign = /Zzx|evil|System|@all|@channel/;
/** Links of ours lead to explanations of rules. */
const isForeign = (href: string) => !/^https:\/\/(?:dequeuniversity\.com|www\.w3\.org)\//.test(href);
const mention = /@(?=[\w*])/;
const reference = /(?:[#!&$%~]|\bG[HL]-)\d|~"|\*iteration:|\[vulnerability:|(?:f00dfeed){5}/;
const pageCount = 24;

let world: ReportWorld;
let rest: Rest;
let id: string;
let urls: readonly string[];

beforeAll(async () => {
  world = await openReportWorld();
  id = await aHostileScan(world.db);
  rest = await openRest(world.db, { renderPdf: renderHtml() });
  await rest.ask('PUT', '/api/settings', { body: { reporting: { organization_name: 'Zzx @all | [x](y)' } } });
  const [reason = '', by = ''] = fc.sample(hostileText, 2);
  const mark = { kind: 'failed', key: 'html-has-lang', scope: 'group', verdict: 'accepted', reason, by };
  await rest.ask('POST', `/api/scans/${id}/false-positives`, { body: mark });
});
afterAll(async () => {
  await rest.close();
  await world.close();
});

/**
 * Every text that is not ours is hostile: those of pages, of the person who started the scan, and of the sites' URLs.
 */
async function aHostileScan(db: Database): Promise<string> {
  const texts = fc.sample(hostileText, pageCount * 12);
  const next = () => texts.shift() ?? 'Zzx';
  urls = Array.from({ length: pageCount }, () => hostileUrl(next()));
  const scan = await aScan(db, { scan_type: 'list', sitemap_url: urls[0], urls: [...urls], tag: 'Zzx @all' });
  const pages = await db.selectFrom('pages').select('url').where('scan_id', '=', scan.id).execute();
  for (let page = 0; page < pages.length; page += 1) await scanNextPage(db, aHostileReport(page, next));
  const examples = [`${urls[1] ?? ''} ${next()}`];
  const said = says('notes.excluded', { n: 1, saidExamples: says('notes.examples', { examples }) });
  const notes = [{ code: 'excluded', count: 1, said }];
  await sql`update scans set notes = ${JSON.stringify(notes)}::jsonb, url = ${`${urls[0] ?? ''}\u202E@all`} where id = ${scan.id}`.execute(
    db,
  );
  return scan.id;
}

function aHostileReport(page: number, next: () => string) {
  if (page % 6 === 5)
    return aFailedReport({
      saying: says('visits.script_error', { text: next() }),
      finalUrl: hostileUrl(next()),
      title: next(),
    });
  const occurrence = anOccurrence({ selector: next(), html: next(), message: aMessage(next()), component: 'card' });
  const rule = page % 2 === 0 ? 'html-has-lang' : 'image-alt';
  return aScannedReport({
    title: next(),
    finalUrl: hostileUrl(next()),
    notes: [{ code: 'truncated_frames', count: 1, said: says('notes.truncated_frames', { frames: next() }) }],
    groups: [aGroup(1, { rule, occurrences: [occurrence] })],
    components: [{ key: 'card', label: next(), selector: next(), html: next() }],
    unreachedFrames: [next()],
  });
}

/** A workbook is no text: its cells have their own test. */
const textReports = reportFormats
  .filter((format) => format.id !== 'xlsx')
  .flatMap(({ downloads, extension }) =>
    downloads.map(({ mode }) => `report.${extension}${mode === undefined ? '' : `?mode=${mode}`}`),
  );

const download = async (file: string) => (await rest.ask('GET', `/api/scans/${id}/issues/${file}`)).body;

describe('text that is not ours, in a report', () => {
  it.each(textReports)('reorders and hides nothing in %s', async (file) => {
    const text = (await download(file)).replace(/^\uFEFF/, '');

    expect(text).toMatch(/example\.com/);
    expect(reordering.exec(text)).toBeNull();
  });

  it('is text in Markdown: only its URLs are links, and each row has its cells', async () => {
    const text = await download('report.md');

    const seen = readMarkdown(text);
    expect(seen.kinds).toEqual(['codespan', 'heading', 'link', 'paragraph', 'space', 'table', 'text']);
    expect(seen.links.filter((href) => !href.startsWith('https://example.com/')).filter(isForeign)).toEqual([]);
    expect(urls.filter((url) => seen.links.includes(decodeUrl(url))).length).toBeGreaterThan(pageCount / 2);
    expect(seen.shown).not.toMatch(mention);
    expect(seen.shown).not.toMatch(reference);
    expect(text.replaceAll(/\]\(<[^>]*>\)/g, '')).not.toMatch(/www\.evil/);
    expect(seen.rows.filter(([cells, columns]) => cells !== columns)).toEqual([]);
    expect(seen.shown).toMatch(foreign);
  });

  it('is quoted in the text for language models, wherever it comes from', async () => {
    const lines = (await download('report.llm.txt')).split(/[\n\r\u0085\u2028\u2029]/);

    expect(lines.filter((line) => !line.startsWith('> ') && foreign.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('> ') && foreign.test(line)).length).toBeGreaterThan(10);
  });

  it('is unchanged for a reader of JSON', async () => {
    const { issues, pages } = jsonReportSchema.parse(JSON.parse(await download('report.json')));

    const stored = await world.db.selectFrom('occurrences').select('selector').execute();
    const read = issues.flatMap(({ occurrences }) => occurrences.map(({ selector }) => selector));
    // The driver of the database drops a byte order mark that a text begins with.
    const listed = (texts: readonly string[]) => texts.map((text) => text.replace(/^\uFEFF/, '')).toSorted();
    expect(listed(read)).toEqual(listed(stored.map(({ selector }) => selector)));
    expect(read.join('')).toMatch(reordering);
    expect(pages.map(({ url }) => url)).toEqual(urls);
  });

  it('is neither a link nor a line of its own in reports for CI systems', async () => {
    const { results, invocations } = readSarif(await download('report.sarif'));
    const xml = await download('report.junit.xml');

    const messages = JSON.stringify([results.map(({ message }) => message.text), invocations]);
    expect(messages.replaceAll(/\\\\./g, '')).not.toMatch(/[[\]]\(|\[[^\]]*\]\(/);
    expect(messages).toMatch(foreign);
    expect((await validateXML({ xml, schema: [] })).valid).toBe(true);
    expect(readJunit(xml).map(({ suite }) => suite)).toEqual(urls);
    expect(xml).not.toMatch(/^\s*(?:::|##)/m);
    const entries = codeQuality.parse(JSON.parse(await download('report.codequality.json')));
    const places = results.flatMap(({ locations }) =>
      locations.map((one) => one.physicalLocation.artifactLocation.uri),
    );
    const paths = [...places, ...entries.map(({ location }) => location.path)];
    expect(
      paths.filter((path) => !new URL(path, 'https://repo.test/').pathname.startsWith('/web/example.com/')),
    ).toEqual([]);
  });

  it('is no formula in a spreadsheet', async () => {
    for (const mode of ['small', 'full', 'pages']) {
      const cells = readCsv((await download(`report.csv?mode=${mode}`)).replace(/^\uFEFF/, '')).flat();
      expect(cells.filter((cell) => /^\s*[=+@]|^\s*-\D/.test(cell))).toEqual([]);
      expect(cells.join('')).toMatch(foreign);
    }
    const { rawPayload } = await rest.app.inject(`/api/scans/${id}/issues/report.xlsx`);
    const shown = JSON.stringify(await readWorkbook(rawPayload));
    expect(shown).toMatch(foreign);
    expect(reordering.exec(shown)).toBeNull();
  });

  it('is text in the notes of drafts that are Markdown', async () => {
    const { description, notes } = openAcr.parse(parseYaml(await download('report.openacr.yaml')));
    const results = wcagEm.parse(JSON.parse(await download('report.wcag-em.json'))).auditSample;

    const seen = readMarkdown([description, notes, ...results].join('\n\n'));
    expect(seen.kinds.filter((kind) => /^(?:html|link|image|em|del|blockquote|code)$/.test(kind))).toEqual([]);
    expect(seen.shown).not.toMatch(mention);
    expect(seen.shown).toMatch(foreign);
  });

  describe('of HTML', () => {
    let launched: RunningBrowser;
    beforeAll(async () => {
      launched = await launchTestBrowser(world.folder);
      return () => launched.kill();
    });

    it.each(['report.html', 'report.pdf?mode=full'])('is text, and loads nothing: %s', async (file) => {
      const page = await launched.browser.newPage();
      const requests: string[] = [];
      page.on('request', (request) => void requests.push(request.url()));
      await page.setContent(await download(file));

      const found = await page.evaluate(() => ({
        active: document.querySelectorAll('script[src], iframe, object, form, textarea, [onerror], img[src^="http"]')
          .length,
        links: [...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
        scripts: [...document.scripts].map(({ textContent }) => textContent),
        text: document.body.textContent,
      }));
      await page.close();

      expect({ active: found.active, requests }).toEqual({ active: 0, requests: [] });
      // The search of the HTML report is its only script.
      expect(found.scripts.map((code) => code.includes('searchIssues') && !foreign.test(code))).toEqual(
        file === 'report.html' ? [true] : [],
      );
      expect(found.links.filter((href) => !/^(?:https?:\/\/(?!evil)|about:blank#)/.test(href))).toEqual([]);
      expect(found.text).toMatch(foreign);
    });
  });
});

const codeQuality = z.array(z.object({ location: z.object({ path: z.string() }) }));
const openAcr = z
  .object({ product: z.object({ description: z.string() }), notes: z.string(), chapters: z.unknown() })
  .transform(({ product, notes, chapters }) => ({
    description: product.description,
    notes: [notes, ...findNotes(chapters)].join('\n\n'),
  }));
const wcagEm = z.object({
  auditSample: z.array(
    z.object({ result: z.object({ description: z.string() }) }).transform(({ result }) => result.description),
  ),
});

function findNotes(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, held]) =>
    name === 'notes' && typeof held === 'string' ? [held] : findNotes(held),
  );
}
