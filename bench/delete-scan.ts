import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { readAxeRules } from '../src/engines/axe/axe-rules.ts';
import { ScreenshotStore } from '../src/files/screenshot-store.ts';
import { createHttpApp } from '../src/http/create-http-app.ts';
import { createRuleCatalogue } from '../src/engines/rule-catalogue.ts';
import { claimNextPage } from '../src/pages/claim-page.ts';
import { explainFailedScan } from '../src/pages/explain-failed-scan.ts';
import { recordPage } from '../src/pages/record-page.ts';
import { createScan } from '../src/scans/create-scan.ts';
import { addDiscoveredPages, claimDiscovery, completeDiscovery } from '../src/scans/discovery-steps.ts';
import { newId } from '../src/shared/ids.ts';
import { describeMachine } from './lib/measure.ts';

/**
 * Deletes a scan of 1,000 pages and 100,000 occurrences on the embedded database, while other requests are made one
 * after the other: how long does the longest of them wait? Run: node bench/delete-scan.ts
 */
const pageCount = 1_000;
const rules = Array.from({ length: 20 }, (_, index) => `rule-${index}`);
const perRuleAndPage = 5;
const html = '<a href="/somewhere" class="link link--plain"><img src="/pictures/picture.png"></a>'.repeat(4);

const folder = await mkdtemp(join(tmpdir(), 'curbcut-bench-'));
const database = await openDatabase({ kind: 'embedded', folder });
const screenshots = new ScreenshotStore(join(folder, 'screenshots'));
const app = await createHttpApp({
  db: database.db,
  screenshots,
  catalogue: createRuleCatalogue(readAxeRules()),
  build: { version: 'bench', commit: 'bench' },
  now: () => new Date(),
  wakeWorker: () => undefined,
  wakeJobs: () => undefined,
  log: pino({ level: 'silent' }),
  closing: new AbortController().signal,
  allowedHosts: [],
});
try {
  const scanId = await fill(database.db);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const other = await createScan(database.db, { sitemap_url: 'https://example.com/', scan_type: 'single' });
  const idle = await measureRequests(address, other.id, pause(2_000));
  const started = performance.now();
  const deletion = fetch(`${address}/api/scans/${scanId}`, { method: 'DELETE' });
  const busy = await measureRequests(address, other.id, deletion);
  const { status } = await deletion;
  const result = {
    what: `DELETE of a scan with ${pageCount} pages and ${pageCount * rules.length * perRuleAndPage} occurrences, embedded database`,
    machine: describeMachine(),
    status,
    deletion_ms: Math.round(performance.now() - started),
    other_requests_meanwhile: describe(busy),
    other_requests_without: describe(idle),
  };
  await writeFile(new URL('results/delete-scan.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
  console.log(result);
} finally {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
}

async function fill(db: Database): Promise<string> {
  const scan = await createScan(db, { sitemap_url: 'https://example.com/s.xml', scan_type: 'sitemap' });
  const held = await claimDiscovery(db);
  if (held === undefined) throw new Error('The scan was taken by somebody else.');
  await addDiscoveredPages(
    db,
    held,
    Array.from({ length: pageCount }, (_, index) => `https://example.com/${index}`),
  );
  await completeDiscovery({ db, explain: explainFailedScan }, held, []);
  for (let index = 0; index < pageCount; index += 1) await fillPage(db);
  return scan.id;
}

async function fillPage(db: Database): Promise<void> {
  const page = await claimNextPage(db);
  if (page === undefined) throw new Error('A page is missing.');
  const occurrences = () =>
    Array.from({ length: perRuleAndPage }, () => ({
      selector: 'main > ul > li:nth-child(3) > a',
      html,
      message: 'Fix any of the following: the element has no text that a screen reader can read out.',
      fingerprint: newId().replaceAll('-', ''),
      equalCount: 1,
      screenshot: null,
    }));
  await recordPage({ db, ruleInfo: () => ({ severity: 'serious', bestPractice: false }) }, page, {
    kind: 'scanned',
    httpStatus: 200,
    finalUrl: page.url,
    title: 'A page',
    textDigest: null,
    durationMs: 1_000,
    engines: [{ name: 'axe-core', version: '0.0.0' }],
    browser: 'Chromium',
    notes: [],
    rules: Object.fromEntries(rules.map((rule) => [rule, [10, perRuleAndPage, 0]] as const)),
    unreachedFrames: [],
    groups: rules.map((rule) => ({
      kind: 'failed' as const,
      rule,
      engine: 'axe-core',
      total: perRuleAndPage,
      occurrences: occurrences(),
      earlierFingerprints: () => [],
    })),
  });
}

/** Reads and writes, one after the other, until `end`. Milliseconds each. */
async function measureRequests(address: string, scanId: string, end: Promise<unknown>): Promise<readonly number[]> {
  const state = { isOver: false };
  void end.finally(() => (state.isOver = true));
  const times: number[] = [];
  const requests = [
    () => fetch(`${address}/api/scans`),
    () => fetch(`${address}/api/scans/${scanId}/pages`),
    () => fetch(`${address}/api/scans/${scanId}/pause`, { method: 'POST' }),
    () => fetch(`${address}/api/health`),
    () => fetch(`${address}/api/scans/${scanId}/resume`, { method: 'POST' }),
  ];
  while (!state.isOver) {
    const request = requests[times.length % requests.length];
    const started = performance.now();
    await (await request?.())?.text();
    times.push(performance.now() - started);
  }
  return times;
}

function describe(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return { count: sorted.length, median_ms: at(0.5), p99_ms: at(0.99), longest_ms: at(1) };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
