/**
 * How soon a small scan is answered and done: `node bench/many-scans.ts`. On an idle service: what `POST /api/scans` takes, and the time
 * from it to the end of a scan of one page, with a cold and with a warm browser; then the same one page among 100 scans that are
 * all running. Writes bench/results/many-scans.json.
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ScanClient } from '../test/e2e/scan-client.ts';
import { serveGenerated } from './lib/generated-site.ts';
import { describeMachine, median, percentile, round2, today } from './lib/measure.ts';
import { startService } from './lib/service.ts';

const scansAtOnce = 100;
const pagesPerScan = 20;
const posts = 60;
const starts = 5;

type OnePage = { readonly postMs: number; readonly endedMs: number };

async function main(): Promise<void> {
  const site = await serveGenerated({ pages: pagesPerScan, latencyMs: [0, 0], plain: true });
  const page = { sitemap_url: `${site.origin}/page-0`, scan_type: 'single' };
  const firsts: number[] = [];
  const seconds: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    await withService(async (client) => {
      firsts.push((await scanOne(client, page)).endedMs);
      seconds.push((await scanOne(client, page)).endedMs);
    });
  }
  const busy = await withService(async (client) => {
    const postMs = await measurePosts(client, page);
    const sitemap = { sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap' };
    const scans = await Promise.all(Array.from({ length: scansAtOnce }, () => client.create(sitemap)));
    const ids = scans.map(({ id }) => id);
    await untilAllAtWork(client, ids);
    const among: OnePage[] = [];
    for (let count = 0; count < starts; count += 1) among.push(await scanOne(client, page));
    return { postMs, among };
  });
  site.close();
  const result = {
    command: 'node bench/many-scans.ts',
    date: today(),
    machine: describeMachine(),
    postMs: { count: posts, p50: round2(median(busy.postMs)), p95: round2(percentile(busy.postMs, 0.95)) },
    onePageMs: { first: firsts.map(Math.round), second: seconds.map(Math.round) },
    amongScans: {
      scans: scansAtOnce,
      pagesEach: pagesPerScan,
      endedMs: busy.among.map(({ endedMs }) => Math.round(endedMs)),
    },
  };
  console.log(JSON.stringify(result, undefined, 2));
  writeFileSync(new URL('results/many-scans.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
}

async function withService<T>(work: (client: ScanClient) => Promise<T>): Promise<T> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'curbcut-bench-'));
  const service = await startService({ dataFolder });
  try {
    await fetch(`${service.origin}/api/health`);
    return await work(new ScanClient(service.origin));
  } finally {
    await service.stop();
    await rm(dataFolder, { recursive: true });
  }
}

/** From the request until the result can be read. */
async function scanOne(client: ScanClient, body: Readonly<Record<string, unknown>>): Promise<OnePage> {
  const started = performance.now();
  const { id } = await client.create(body);
  const postMs = performance.now() - started;
  await client.untilEnded(id);
  return { postMs, endedMs: performance.now() - started };
}

/** One after the other, each when the one before has ended. */
async function measurePosts(client: ScanClient, body: Readonly<Record<string, unknown>>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let count = 0; count < posts; count += 1) {
    const { postMs } = await scanOne(client, body);
    times.push(postMs);
  }
  return times;
}

async function untilAllAtWork(client: ScanClient, ids: readonly string[]): Promise<void> {
  const last = ids.at(-1) ?? '';
  while ((await client.get(last)).progress.pages_total === 0) await delay(100);
}

await main();
