/**
 * @axe-core/playwright over a list of pages, each of two tabs used again for the next page:
 * `node bench/peers/run-axe-builder.ts urls.json findings.json <browser> default|legacy <axe options as JSON>`.
 * The default mode assembles the frames' results in a separate blank page; the legacy mode runs axe once, in the page.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from '../lib/axe-findings.ts';
import { toFindings } from '../lib/axe-findings.ts';
import type { Findings } from '../lib/bare-loop.ts';

// What is used of the two packages; they are installed here only when the benchmark runs.
type Page = { goto(url: string): Promise<unknown> };
type Browser = {
  newContext(options: object): Promise<{ newPage(): Promise<Page> }>;
  close(): Promise<void>;
};
type Builder = {
  options(options: unknown): Builder;
  setLegacyMode(legacy: boolean): Builder;
  analyze(): Promise<AxeResults>;
};

const load = createRequire(import.meta.url);
const [playwright, axePlaywright] = ['playwright-core', '@axe-core/playwright'];
const { chromium } = load(playwright) as { readonly chromium: { launch(options: object): Promise<Browser> } };
const { AxeBuilder } = load(axePlaywright) as {
  readonly AxeBuilder: new (options: { readonly page: Page }) => Builder;
};

const tabs = 2;
const [list = '', target = '', executablePath = '', mode = '', axeOptions = '{}'] = process.argv.slice(2);
const waiting = JSON.parse(readFileSync(list, 'utf8')) as string[];
const options: unknown = JSON.parse(axeOptions);

const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
const findings: Record<string, Findings> = {};
await Promise.all(Array.from({ length: tabs }, scanPages));
await browser.close();
writeFileSync(target, JSON.stringify(findings));

async function scanPages(): Promise<void> {
  const page = await context.newPage();
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    await page.goto(url);
    const builder = new AxeBuilder({ page }).options(options).setLegacyMode(mode === 'legacy');
    findings[url] = toFindings(await builder.analyze());
  }
}
