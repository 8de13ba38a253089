import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningBrowser } from '../../src/browser/launch-browser.ts';
import { htmlFormat } from '../../src/reports/html/write-html.ts';
import { readReportHead } from '../../src/reports/report-model.ts';
import { collectText } from './collect-text.ts';
import { aGroup, anOccurrence, aScannedReport, catalog } from './make-scans.ts';
import type { ReportWorld } from './report-world.ts';
import { aPartialScan, openReportWorld } from './report-world.ts';
import { launchTestBrowser } from '../e2e/launch-test-browser.ts';
import { judgePage } from '../ui/axe-page.ts';
import { findCutOff } from '../ui/cut-off.ts';

const evil = '</pre><script>document.title="Owned"</script><img src="https://evil.example/x.png">';
const long = 'div.a-very-long-class-name-that-does-not-break'.repeat(10);

let world: ReportWorld;
let launched: RunningBrowser;
let file: string;

beforeAll(async () => {
  world = await openReportWorld();
  file = join(world.folder, 'report.html');
  await writeFile(file, await writeReport());
  launched = await launchTestBrowser(world.folder);
});
afterAll(async () => {
  await launched.kill();
  await world.close();
});

async function writeReport(): Promise<string> {
  const { db } = world;
  const occurrences = [anOccurrence({ selector: long, html: evil, message: evil })];
  const groups = [
    aGroup(1, { rule: 'html-has-lang', occurrences, total: 1 }),
    aGroup(30),
    aGroup(3, { kind: 'needs_review', rule: 'color-contrast' }),
    aGroup(2, { rule: 'region' }),
    aGroup(2, { rule: 'list' }),
  ];
  const id = await aPartialScan(db, aScannedReport({ groups }), aScannedReport());
  const head = await readReportHead({ db, catalog }, id);
  const options = { organizationName: 'Example Council', includeNeedsReview: true, sampleSize: 10 };
  const { signal } = new AbortController();
  const input = {
    db,
    catalog,
    head,
    options,
    placement: { origins: undefined, anchor: undefined },
    version: '1.2.3',
    screenshots: { open: async () => undefined },
    signal,
  };
  return (await collectText(htmlFormat.write(input))).join('');
}

// Colors do not depend on the width, nor the layout on the colors.
it.each([
  { width: 1280, colorScheme: 'light' },
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
