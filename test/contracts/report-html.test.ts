import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningBrowser } from '../../src/browser/launch-browser.ts';
import { writeHtml } from '../../src/reports/html/write-html.ts';
import { engines } from '../../src/engines/engines.ts';
import { createRuleCatalog } from '../../src/engines/rule-catalog.ts';
import type { ReportSource } from '../../src/reports/report-model.ts';
import { readReportHead } from '../../src/reports/report-model.ts';
import { version } from '../../src/version.ts';
import { collectText } from './collect-text.ts';
import { aGroup, aMessage, anOccurrence, aScannedReport, catalog } from './make-scans.ts';
import type { ReportWorld } from './report-world.ts';
import { aPartialScan, openReportWorld } from './report-world.ts';
import { launchTestBrowser } from '../e2e/launch-test-browser.ts';
import { judgePage } from '../ui/axe-page.ts';
import type { RuleChoice } from '../ui/axe-page.ts';
import { findCutOff } from '../ui/cut-off.ts';

const evil = '</pre><script>document.title="Owned"</script><img src="https://evil.example/x.png">';
const long = 'div.a-very-long-class-name-that-does-not-break'.repeat(10);

let world: ReportWorld;
let launched: RunningBrowser;
let folder: string;

beforeAll(async () => {
  world = await openReportWorld();
  ({ folder } = world);
  const id = await aReportedScan();
  await writeFile(join(folder, 'en.html'), await writeReport(id, undefined));
  await writeFile(
    join(folder, 'de.html'),
    await writeReport(id, { language: 'de', catalog: createRuleCatalog(engines, 'de') }),
  );
  launched = await launchTestBrowser(world.folder);
});
afterAll(async () => {
  await launched.kill();
  await world.close();
});

async function aReportedScan(): Promise<string> {
  const occurrences = [anOccurrence({ selector: long, html: evil, message: aMessage(evil) })];
  const groups = [
    aGroup(1, { rule: 'html-has-lang', occurrences, total: 1 }),
    aGroup(30),
    aGroup(3, { kind: 'needs_review', rule: 'color-contrast' }),
    aGroup(2, { rule: 'region' }),
    aGroup(2, { rule: 'list' }),
  ];
  return aPartialScan(world.db, aScannedReport({ groups }), aScannedReport());
}

async function writeReport(id: string, translation: ReportSource['translation']): Promise<string> {
  const { db } = world;
  const head = await readReportHead({ db, catalog, translation }, id);
  const options = { organizationName: 'Example Council', includeNeedsReview: true, sampleSize: 10 };
  const { signal } = new AbortController();
  const input = {
    db,
    catalog,
    head,
    options,
    placement: { origins: undefined, anchor: undefined },
    gate: undefined,
    baseline: undefined,
    version: '1.2.3',
    screenshots: { open: async () => undefined },
    links: { picture: () => null, occurrence: () => null },
    mode: undefined,
    signal,
  };
  return (await collectText(writeHtml(input))).join('');
}

it('is accessible and fits at 1280 px in light and at 320 px in dark, also in German, and loads nothing', async () => {
  const requests: string[] = [];
  const open = async (language: string, width: number) => {
    const page = await launched.browser.newPage({ viewport: { width, height: 800 }, colorScheme: 'light' });
    page.on('request', (request) => void requests.push(request.url()));
    await page.goto(urlOf(language));
    return page;
  };

  const english = await open('en', 1280);
  const wide = await judge(english, 'all');
  const shownIssues = async () => english.locator('.issue:visible').count();
  const issues = [await shownIssues()];
  await english.getByLabel('Critical', { exact: true }).uncheck();
  issues.push(await shownIssues());
  await english.getByLabel('Critical', { exact: true }).check();
  const standard = english.getByLabel('Standard', { exact: true });
  await standard.selectOption('WCAG 2.0 Level A');
  issues.push(await shownIssues());
  await standard.selectOption('All rules');
  await english.getByLabel('Search').fill('Owned language');
  issues.push(await shownIssues());
  const said = await english.getByRole('status').innerText();
  // A link to an issue that the search hides.
  await english.locator('.overview').getByRole('link').nth(1).click();
  await english.locator('.issue:visible').nth(4).waitFor();
  issues.push(await shownIssues());
  await english.setViewportSize({ width: 320, height: 800 });
  await english.emulateMedia({ colorScheme: 'dark' });
  const narrow = await judge(english, 'layout');
  // German words are longer.
  const german = await open('de', 320);
  const cutOffInGerman = await findCutOff(german);

  const clean = { violations: [], undecided: [], cutOff: [] };
  expect({ issues, said }).toEqual({ issues: [5, 4, 3, 1, 5], said: '1' });
  expect(await english.locator('.cover').innerText()).toContain(`Curbcut ${version}`);
  expect(await english.getByRole('navigation').getByRole('link').count()).toBeGreaterThan(5);
  expect({ wide, narrow, cutOffInGerman, titles: [await english.title(), await german.title()], requests }).toEqual({
    wide: clean,
    narrow: clean,
    cutOffInGerman: [],
    titles: ['Accessibility report: example.com', 'Bericht zur Barrierefreiheit: example.com'],
    requests: [urlOf('en'), urlOf('de')],
  });
  await Promise.all([english.close(), german.close()]);
});

function urlOf(language: string): string {
  return pathToFileURL(join(folder, `${language}.html`)).href;
}

async function judge(page: Page, rules: RuleChoice) {
  const { violations, needsReview } = await judgePage(page, rules);
  // Of text in a drawing axe decides no contrast: it is black on white.
  const undecided = needsReview.filter(({ rule, target }) => rule !== 'hidden-content' && !target.startsWith('text['));
  return { violations, undecided, cutOff: await findCutOff(page) };
}
