import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { nameCrop } from '../../src/findings/page-picture.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchTestBrowser } from '../e2e/launch-test-browser.ts';
import { PdfPrinter } from '../../src/browser/print-pdf.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { ScreenshotStore } from '../../src/adapters/files/screenshot-store.ts';
import type { ReportExtent, ReportScope } from '../../src/reports/pdf/report-content.ts';
import type { PrintDocument } from '../../src/reports/pdf/print-document.ts';
import { createDocumentPrinter } from '../../src/reports/pdf/print-document.ts';
import { createPdfRenderer } from '../../src/reports/pdf/render-pdf.ts';
import { readReportHead } from '../../src/reports/report-model.ts';
import { openRest } from './ask-rest.ts';
import {
  aFailedReport,
  aGroup,
  aMessage,
  anOccurrence,
  aScan,
  aScannedReport,
  aSitemapScan,
  catalog,
  scanNextPage,
} from './make-scans.ts';
import type { ReportWorld } from './report-world.ts';
import { openReportWorld } from './report-world.ts';
import type { ReadPdf } from './read-pdf.ts';
import { listPdfUaFailures } from './pdf-ua.ts';
import { listTags, readPdf } from './read-pdf.ts';
import { readText, writeDocument } from './render-html.ts';

const evil = '</pre><h1>Owned</h1><script>document.title="Owned"</script><img src="https://evil.example/x.png">';

/** Without blanks: a line that ends loses its own, and where lines end depends on the machine's fonts. */
const squeeze = (text: string) => text.replaceAll(/\s/g, '');
const textOf = (pdf: ReadPdf) => squeeze(pdf.pages.map((page) => page.text).join(''));

const options = { organizationName: 'Example Council', includeNeedsReview: true, sampleSize: 10 };

describe('the PDF of a scan', () => {
  let world: ReportWorld;
  let printer: PdfPrinter;
  let screenshots: ScreenshotStore;
  /** One scan with an example of everything, and its PDF. */
  let rich: { readonly scanId: string; readonly bytes: Buffer; readonly pdf: ReadPdf };

  beforeAll(async () => {
    world = await openReportWorld();
    screenshots = new FolderStore(world.folder);
    printer = new PdfPrinter({ launch: () => launchTestBrowser(world.folder) });
    const scanId = await aRichScan();
    const bytes = await printBytes(scanId);
    rich = { scanId, bytes, pdf: await readPdf(bytes) };
  });
  afterAll(async () => {
    await printer.close();
    await world.close();
  });

  const print = async (scanId: string, scope?: ReportScope) => readPdf(await printBytes(scanId, { scope }));

  type Choice = { readonly scope?: ReportScope | undefined; readonly extent?: ReportExtent };

  const printBytes = async (scanId: string, choice: Choice = {}) =>
    render(scanId, choice, createDocumentPrinter(printer.print));
  /** The text before it is printed. */
  const write = async (scanId: string) => squeeze(readText((await render(scanId, {}, writeDocument)).toString()));

  async function render(scanId: string, choice: Choice, printDocument: PrintDocument): Promise<Buffer> {
    const { scope, extent = 'full' } = choice;
    const head = await readReportHead({ db: world.db, catalog }, scanId);
    const renderPdf = createPdfRenderer({ screenshots, printDocument });
    const { pdf } = await renderPdf(
      async () => ({ db: world.db, head, options, scope, extent }),
      new AbortController().signal,
    );
    return pdf;
  }

  async function aRichScan(): Promise<string> {
    const scan = await aSitemapScan(world.db, 2);
    const picture = await sharp({ create: { width: 300, height: 120, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const tile = await screenshots.put(scan.id, picture);
    const occurrences = [
      anOccurrence({
        selector: 'main img',
        html: evil,
        message: aMessage(evil),
        screenshot: nameCrop({ tile, outline: { x: 10, y: 10, width: 90, height: 60 } }),
      }),
      anOccurrence({ html: '<p>العربية 日本語</p>' }),
    ];
    const review = aGroup(2, { kind: 'needs_review', rule: 'color-contrast' });
    await scanNextPage(
      world.db,
      aScannedReport({ groups: [aGroup(2, { occurrences }), aGroup(25, { rule: 'region' }), review] }),
    );
    await scanNextPage(world.db, aFailedReport());
    return scan.id;
  }

  it('is tagged, has a title, a language, and an outline in order', () => {
    const { pdf } = rich;

    expect(pdf).toMatchObject({
      isTagged: true,
      showsTitle: true,
      language: 'en',
      title: 'Accessibility report: example.com',
    });
    expect(pdf.outline.filter((title) => /^ {0,4}\S/.test(title))).toEqual([
      'example.com',
      '  What to fix first',
      '  Summary',
      '    Severity',
      '    Requirements that are not met',
      '    All issues',
      '  Pages not scanned',
      '    HTTP error: 1 page',
      '  Method and limits',
      '    How the site was checked',
      '    How issues are counted',
      '    What automated checks cannot find',
      '  Record of testing',
      '    Checks that remain for a person',
      '  Issues found',
      '    1. Images must have alternative text',
      '    2. All page content should be contained by landmarks',
      '  Issues that need review',
      '    3. Text must have enough contrast with its background',
    ]);
  });

  it('fails nothing of PDF/UA-1 that a program can decide', async () => {
    await expect(listPdfUaFailures(rich.bytes)).resolves.toEqual([]);
  });

  it('fails several points of PDF/UA-1 as the browser prints it', async () => {
    const printed = await printer.print(
      async () =>
        '<!doctype html><html lang="en"><title>T</title><h1>One</h1><h3>Three</h3><ul><li><a href="https://a.example/">A</a> <strong>b</strong></li></ul><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="9" height="9">',
      new AbortController().signal,
    );

    await expect(listPdfUaFailures(printed.kind === 'printed' ? printed.pdf : Buffer.of())).resolves.toEqual([
      '02-001 Strong mapped to a standard tag',
      '06-001 metadata',
      '06-002 standard named',
      '06-003 title in metadata',
      '09-007 items hold a label and a body',
      '14-003 levels',
      '28-012 link described',
    ]);
  });

  it('describes each link by its text', async () => {
    const pdf = await PDFDocument.load(rich.bytes, { updateMetadata: false });
    const described = pdf.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object.lookup(PDFName.of('Contents'))] : []))
      .flatMap((contents) => (contents instanceof PDFHexString ? [contents.decodeText()] : []));

    expect(described).toContain('Images must have alternative text');
  });

  it('goes down one level of heading at a time, from one title', () => {
    const tags = listTags(rich.pdf.pages);
    const levels = tags.filter(({ role }) => /^H\d$/.test(role)).map(({ role }) => Number(role.slice(1)));

    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('gives every table headers and every figure a text alternative', () => {
    const tags = listTags(rich.pdf.pages);
    const tables = tags.filter(({ role }) => role === 'Table');
    const figures = tags.filter(({ role }) => role === 'Figure');

    expect(tables.length).toBeGreaterThan(3);
    expect(tables.filter((table) => !listTags(table.children).some(({ role }) => role === 'TH'))).toEqual([]);
    expect(figures.map(({ alternative }) => alternative)).toEqual([
      'Score: 100 of 100',
      'Screenshot: the outlined element is main img',
      'Screenshot: the outlined element is main img',
    ]);
  });

  it('has the intended reading order', () => {
    const text = textOf(rich.pdf);
    const cover = ['Example Council', 'Accessibility report', 'URL', 'Pages scanned', 'Viewport'];
    const limits = ['What to fix first', 'Severity', 'could not be scanned', 'What automated checks cannot find'];
    const issue = ['1. Images must have', 'Who is affected', 'How to fix it', 'Element: main img'];
    const places = [...cover, ...limits, ...issue, '3. Text must have'].map((words) => text.indexOf(squeeze(words)));

    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('shows a page’s markup as text and runs none of it', () => {
    const { pdf } = rich;

    expect(pdf.title).not.toBe('Owned');
    expect(pdf.outline.join()).not.toContain('Owned');
    expect(textOf(pdf)).toContain('<h1>Owned</h1>');
  });

  it('is short by default: at most 20 pages, with every issue in its list and the worst described', async () => {
    const scan = await aSitemapScan(world.db, 1);
    const rules = [...catalog.values()].slice(0, 30).map(({ rule }) => rule);
    const details = ['has-alt', 'aria-label'].map((id) => ({ id, need: 'one', result: 'fail' }));
    const message = JSON.stringify({ code: 'image-alt.file', facts: { file: 'logo.png' }, details });
    const long = Array.from({ length: 60 }, () => '<td class="price">12,00</td>').join('');
    const groups = rules.map((rule) =>
      aGroup(4, {
        rule,
        occurrences: Array.from({ length: 4 }, (_, index) => anOccurrence({ html: `${index}${long}`, message })),
      }),
    );
    await scanNextPage(world.db, aScannedReport({ groups }));

    const short = await readPdf(await printBytes(scan.id, { extent: 'short' }));
    const full = await print(scan.id);

    expect(short.pages.length).toBeLessThanOrEqual(20);
    expect(full.pages.length).toBeGreaterThan(20);
    expect(textOf(short)).toContain(squeeze('The full PDF describes the others, too.'));
    // The engine's own list is one of its details.
    expect([short, full].map((pdf) => textOf(pdf).includes(squeeze('Fix one of these')))).toEqual([false, true]);
  });

  it('of one issue holds that issue alone', async () => {
    const pdf = await print(rich.scanId, { kind: 'failed', key: 'region' });

    expect(pdf.title).toBe('Accessibility issue: All page content should be contained by landmarks (example.com)');
    expect(textOf(pdf)).not.toContain(squeeze('must have alternative text'));
  });

  it('of an issue that the scan does not have is refused', async () => {
    await expect(print(rich.scanId, { kind: 'needs_review', key: 'region' })).rejects.toMatchObject({
      code: 'issue_not_found',
    });
  });

  it('of a scan without issues is a whole document', async () => {
    const scan = await aScan(world.db);
    await scanNextPage(world.db, aScannedReport());

    const text = await write(scan.id);

    expect(text).toContain(squeeze('The automated checks found no issues.'));
    expect(text).toContain(squeeze('It does not mean that the site has no barriers.'));
  });

  it('names the outcomes that were accepted', async () => {
    const scan = await aScan(world.db);
    await scanNextPage(world.db, aScannedReport({ acceptedOutcome: 'soft_not_found' }));

    const text = await write(scan.id);

    expect(text).toContain(squeeze('Scanned although they had these outcomes'));
    expect(text).toContain(squeeze('Page not found, answered as found: 1 page, the first is'));
  });

  it('of the progress of a target is tagged, with a title, an outline and a text alternative of its chart', async () => {
    for (const failures of [2, 1]) {
      await aScan(world.db, { sitemap_url: 'https://progress.example/' });
      await scanNextPage(world.db, aScannedReport({ groups: [aGroup(failures)] }));
    }
    const rest = await openRest(world.db, { printDocument: createDocumentPrinter(printer.print) });
    const query = new URLSearchParams({ target: 'https://progress.example/', viewport: 'desktop' });

    const answer = await rest.app.inject(`/api/targets/progress.pdf?${query.toString()}`);
    await rest.close();

    const pdf = await readPdf(answer.rawPayload);
    const tags = listTags(pdf.pages);
    const figures = tags.filter(({ role }) => role === 'Figure').map(({ alternative }) => alternative);
    const tables = tags.filter(({ role }) => role === 'Table');
    expect(pdf).toMatchObject({ isTagged: true, language: 'en', title: 'Progress record: progress.example' });
    expect(pdf.outline).toEqual([
      'progress.example',
      '  Scans',
      '  What changed from scan to scan',
      '  What people decided',
      '  Issues that stay open longest',
      '  What this record shows, and what it does not',
    ]);
    expect(figures).toEqual([expect.stringMatching(/^Line chart: the score went from 100 to 100 over 2 scans\./u)]);
    expect(tables.filter((table) => !listTags(table.children).some(({ role }) => role === 'TH'))).toEqual([]);
  });

  it('of a scan that has not ended says so first', async () => {
    const scan = await aSitemapScan(world.db, 2);
    await scanNextPage(world.db, aScannedReport());

    const pdf = await print(scan.id);

    expect(textOf(pdf).startsWith(squeeze('This scan has not ended (running): 1 of 2 pages'))).toBe(true);
  });
});
