import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningBrowser } from '../../src/browser/launch-browser.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { htmlFormat } from '../../src/reports/html/write-html.ts';
import { readReportHead } from '../../src/reports/report-model.ts';
import { collectText } from './collect-text.ts';
import {
  aFailedReport,
  aGroup,
  anOccurrence,
  aScannedReport,
  aSitemapScan,
  catalog,
  scanNextPage,
} from './make-scans.ts';
import type { TestDatabase } from '../databases/test-databases.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { launchTestBrowser } from '../e2e/launch-test-browser.ts';
import { judgePage } from '../ui/axe-page.ts';
import { findCutOff } from '../ui/cut-off.ts';

const evil = '</pre><script>document.title="Owned"</script><img src="https://evil.example/x.png">';
const long = 'div.a-very-long-class-name-that-does-not-break'.repeat(10);

let folder: string;
let testDatabase: TestDatabase;
let database: OpenDatabase;
let launched: RunningBrowser;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'curbcut-html-'));
  testDatabase = await makeDatabase('embedded', 'migrated');
  database = await openDatabase(testDatabase.location);
  file = join(folder, 'report.html');
  await writeFile(file, await writeReport());
  launched = await launchTestBrowser(folder);
});
afterAll(async () => {
  await launched.kill();
  await database.close();
  await testDatabase.remove();
  await rm(folder, { recursive: true });
});

async function writeReport(): Promise<string> {
  const { db } = database;
  const scan = await aSitemapScan(db, 3);
  const occurrences = [anOccurrence({ selector: long, html: evil, message: evil })];
  const groups = [
    aGroup(1, { rule: 'html-has-lang', occurrences, total: 1 }),
    aGroup(30),
    aGroup(3, { kind: 'needs_review', rule: 'color-contrast' }),
    aGroup(2, { rule: 'region' }),
    aGroup(2, { rule: 'list' }),
  ];
  await scanNextPage(db, aScannedReport({ groups }));
  await scanNextPage(db, aScannedReport());
  await scanNextPage(db, aFailedReport());
  const head = await readReportHead({ db, catalog }, scan.id);
  const options = { organizationName: 'Example Council', includeNeedsReview: true, sampleSize: 10 };
  const { signal } = new AbortController();
  const input = { db, head, options, version: '1.2.3', screenshots: { locate: () => undefined }, signal };
  return (await collectText(htmlFormat.write(input))).join('');
}

it.each([
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 320, colorScheme: 'dark' },
] as const)(
  'is accessible and fits at $width px in $colorScheme, and loads nothing',
  async ({ width, colorScheme }) => {
    const page = await launched.browser.newPage({ viewport: { width, height: 800 }, colorScheme });
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(request.url()));

    await page.goto(pathToFileURL(file).href);

    const { violations, needsReview } = await judgePage(page);
    // Of text in a drawing axe decides no contrast: it is black on white.
    const undecided = needsReview.filter(
      ({ rule, target }) => rule !== 'hidden-content' && !target.startsWith('text['),
    );
    expect({ violations, undecided, cutOff: await findCutOff(page), title: await page.title(), requests }).toEqual({
      violations: [],
      undecided: [],
      cutOff: [],
      title: 'Accessibility report: example.com',
      requests: [pathToFileURL(file).href],
    });
    await page.close();
  },
);
