/**
 * IBM's accessibility-checker over a list of pages, two at once:
 * `node bench/peers/run-accessibility-checker.ts urls.json counts.json <cache folder> <browser> <seconds for a page>`.
 * It gets tabs of Puppeteer, each used again for the next page: those that it opens itself give up after 180 s, too soon for
 * the documentation's largest page.
 * It loads its engine from a server of its maker; here from loopback, where the npm package of the engine lies.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';

// What is used of the two packages; they are installed here only when the benchmark runs.
type Page = { goto(url: string, options: object): Promise<unknown> };
type Browser = { newPage(): Promise<Page>; close(): Promise<void> };
type Puppeteer = { launch(options: object): Promise<Browser> };
type Checker = {
  setConfig(config: object): Promise<void>;
  getCompliance(page: Page, label: string): Promise<{ readonly report?: { readonly results: readonly unknown[] } }>;
  close(): Promise<void>;
};

const load = createRequire(import.meta.url);
const [checkerName, engineName, puppeteerName] = ['accessibility-checker', 'accessibility-checker-engine', 'puppeteer'];
const checker = load(checkerName) as Checker;
const { default: puppeteer } = load(puppeteerName) as { readonly default: Puppeteer };
const engineFolder = dirname(load.resolve(engineName));
const engineFiles = new Set(['/archives.json', '/ace.js', '/ace-node.js']);

const tabs = 2;
const [list = '', target = '', cacheFolder = '', executablePath = '', limitSeconds = ''] = process.argv.slice(2);
const waiting = JSON.parse(readFileSync(list, 'utf8')) as string[];

const server = createServer(({ url = '' }, response) => {
  if (engineFiles.has(url)) response.end(readFileSync(join(engineFolder, url)));
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
await checker.setConfig({
  ruleServer: origin,
  rulePack: origin,
  outputFormat: ['disable'],
  // Else it reports the scan times to its maker.
  perfMetrics: false,
  cacheFolder,
});
const limitMs = Number(limitSeconds) * 1000;
const browser = await puppeteer.launch({
  executablePath,
  headless: 'shell',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  protocolTimeout: limitMs,
  defaultViewport: { width: 1280, height: 800 },
});
const counts: Record<string, number> = {};
await Promise.all(Array.from({ length: tabs }, scanPages));
await browser.close();
await checker.close();
server.close();
writeFileSync(target, JSON.stringify(counts));

async function scanPages(): Promise<void> {
  const page = await browser.newPage();
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    await page.goto(url, { timeout: limitMs });
    const { report } = await checker.getCompliance(page, url);
    if (report !== undefined) counts[url] = report.results.length;
  }
}
