/**
 * What the service's process holds: `node bench/memory.ts [kinds]`. Its peak at three first starts and second starts (with what
 * all of its processes held together, browser included), and with pages that flood it (`test/site/pages/flood.html`), one and five at
 * once; and what it holds a minute later. Writes bench/results/memory.json unless kinds of floods are named, which are then run alone.
 * Takes almost six minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ScanClient } from '../test/e2e/scan-client.ts';
import { startSite } from '../test/site/serve-site.ts';
import { describeMachine, today } from './lib/measure.ts';
import { readRss, watchProcess } from './lib/process-use.ts';
import { startService } from './lib/service.ts';

const starts = 3;
const idleMs = 60_000;
const floodKinds = ['requests', 'largeMessages'];
const [, , ...named] = process.argv;

const site = await startSite();
const result = {
  date: today(),
  machine: describeMachine(),
  command: 'node bench/memory.ts',
  unit: 'MB, resident; peak: of the service process; all: proportional, of it and its children; idle: 60 s after the scans',
  ...(named.length === 0 && { starts: await measureStarts() }),
  floods: await measureFloods(named.length === 0 ? floodKinds : named),
};
await site.close();
console.log(JSON.stringify(result, undefined, 2));
if (named.length === 0)
  writeFileSync(new URL('results/memory.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);

async function measureStarts() {
  const measured = [];
  for (let count = 0; count < starts; count += 1) {
    const dataFolder = await makeFolder();
    const first = await measureStart(dataFolder);
    measured.push({ first, second: await measureStart(dataFolder) });
    console.error('start', measured.at(-1));
    await rm(dataFolder, { recursive: true });
  }
  return measured;
}

async function measureStart(dataFolder: string) {
  // Watched from the outside, from its first moment on: this process holds next to nothing that changes meanwhile.
  const watched = watchProcess(process.pid);
  const service = await startService({ dataFolder });
  const own = readPss();
  await delay(5_000);
  const peak = readPeak(service.pid);
  const all = Math.round((watched.stop().treePss - own) / 1e6);
  await service.stop();
  return { peak, all };
}

async function measureFloods(kinds: readonly string[]) {
  const dataFolder = await makeFolder();
  const service = await startService({ dataFolder });
  const client = new ScanClient(service.origin);
  await client.putSettings({ performance: { concurrency: 5, page_timeout_seconds: 30 } });
  await scan(client, ['good', 'images', 'forms', 'links', 'tables']);
  const measured: Record<string, unknown> = { before: inMegabytes(readRss(service.pid)) };
  for (const kind of kinds) {
    for (const pages of [1, 5]) {
      // Linux: the peak is counted again from here.
      writeFileSync(`/proc/${service.pid}/clear_refs`, '5');
      const paths = Array.from({ length: pages }, (_, index) => `flood?kind=${kind}&n=${index}`);
      const outcomes = await scan(client, paths);
      const peak = readPeak(service.pid);
      const after = inMegabytes(readRss(service.pid));
      await delay(idleMs);
      measured[`${kind} ×${pages}`] = { outcomes, peak, after, idle: inMegabytes(readRss(service.pid)) };
      console.error(kind, pages, measured[`${kind} ×${pages}`]);
    }
  }
  await service.stop();
  await rm(dataFolder, { recursive: true });
  return measured;
}

/** One scan of one page each, all at once. Gives how often each outcome came. */
async function scan(client: ScanClient, paths: readonly string[]): Promise<Record<string, number>> {
  const pages = await Promise.all(
    paths.map(async (path) => {
      const { id } = await client.scan({ sitemap_url: `${site.origin}/${path}`, scan_type: 'single' });
      return client.pages(id);
    }),
  );
  const counts: Record<string, number> = {};
  for (const { outcome } of pages.flat()) counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1;
  return counts;
}

async function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'curbcut-memory-'));
}

/** proc(5), in MB. */
function readPeak(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round((Number(kilobytes) * 1024) / 1e6);
}

function readPss(): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync('/proc/self/smaps_rollup', 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}
