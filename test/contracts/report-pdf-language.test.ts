import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchTestBrowser } from '../e2e/launch-test-browser.ts';
import { PdfPrinter } from '../../src/browser/print-pdf.ts';
import { engines } from '../../src/engines/engines.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import { createDocumentPrinter } from '../../src/reports/pdf/print-document.ts';
import { createPdfRenderer } from '../../src/reports/pdf/render-pdf.ts';
import { readReportHead } from '../../src/reports/report-model.ts';
import { aGroup, aScan, aScannedReport, catalog, scanNextPage } from './make-scans.ts';
import type { ReportWorld } from './report-world.ts';
import { openReportWorld } from './report-world.ts';

const options = { organizationName: null, includeNeedsReview: true, sampleSize: 10 };
const hebrew = { language: 'he', catalog: createRuleCatalog(engines, 'he') };

let world: ReportWorld;
let printer: PdfPrinter;

beforeAll(async () => {
  world = await openReportWorld();
  printer = new PdfPrinter({ launch: () => launchTestBrowser(world.folder) });
});
afterAll(async () => {
  await printer.close();
  await world.close();
});

type Node = {
  readonly type?: string;
  readonly role?: string;
  readonly lang?: string;
  readonly children?: readonly Node[];
};

/** `role language` of each tag that names a language, in reading order. */
function listLanguages(node: Node): readonly string[] {
  const own = node.lang === undefined ? [] : [`${node.role ?? ''} ${node.lang}`];
  return [...own, ...(node.children ?? []).flatMap(listLanguages)];
}

it('a PDF marks the language of each translated text, and is marked as English', async () => {
  const { db } = world;
  const { id } = await aScan(db);
  await scanNextPage(db, aScannedReport({ groups: [aGroup(1)] }));
  const head = await readReportHead({ db, catalog, translation: hebrew }, id);
  const render = createPdfRenderer({
    screenshots: { open: async () => undefined },
    printDocument: createDocumentPrinter(printer.print),
  });

  const { pdf } = await render(
    async () => ({ db, head, options, scope: undefined, extent: 'full' as const }),
    new AbortController().signal,
  );
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const languages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    languages.push(...listLanguages((await (await document.getPage(number)).getStructTree()) ?? {}));
  }
  await task.destroy();

  // The first component's issue, the row of all issues, the heading and its description; each page repeats the document.
  expect(languages.filter((one) => one !== 'Document en')).toEqual(['Link he', 'TH he', 'H3 he', 'P he']);
  expect(languages).toContain('Document en');
});
