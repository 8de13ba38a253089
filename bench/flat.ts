/**
 * Whether a long scan stays as it began: `node bench/flat.ts [pages]` (20,000). A generated site of small pages is scanned through REST
 * without screenshots; for every thousandth of the scan's pages that are done: pages/s, the service's memory, its browsers' memory.
 * Writes bench/results/flat.{json,md} for the whole size.
 */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ScanClient } from '../test/e2e/scan-client.ts';
import { serveGenerated } from './lib/generated-site.ts';
import { describeMachine, round2, today } from './lib/measure.ts';
import { watchProcess } from './lib/process-use.ts';
import { startService } from './lib/service.ts';

const whole = 20_000;
const sections = 20;
const lookMs = 1_000;

/** What was measured over one twentieth of the pages; memory is that section's peak. */
type Section = {
  readonly pagesDone: number;
  readonly pagesPerSecond: number;
  readonly serviceMegabytes: number;
  readonly treeMegabytes: number;
};

async function main(): Promise<void> {
  const pages = Number(process.argv[2] ?? whole);
  const site = await serveGenerated({ pages, latencyMs: [0, 0], plain: true });
  const dataFolder = await mkdtemp(join(tmpdir(), 'curbcut-bench-'));
  const service = await startService({ dataFolder });
  const client = new ScanClient(service.origin);
  await client.putSettings({ performance: { screenshots: false, max_pages_per_scan: pages } });
  const scan = await client.create({ sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap' });
  const measured = await follow(client, { id: scan.id, pid: service.pid, perSection: pages / sections });
  const { progress } = await client.untilEnded(scan.id);
  await service.stop();
  site.close();
  await rm(dataFolder, { recursive: true });
  const result = {
    date: today(),
    machine: describeMachine(),
    pages,
    failed: progress.pages_failed,
    sections: measured,
  };
  const text = tabulate(result);
  console.log(text);
  if (pages !== whole) return;
  writeFileSync(new URL('results/flat.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(new URL('results/flat.md', import.meta.url), text);
}

type Followed = { readonly id: string; readonly pid: number; readonly perSection: number };

async function follow(client: ScanClient, { id, pid, perSection }: Followed): Promise<readonly Section[]> {
  const measured: Section[] = [];
  let watched = watchProcess(pid);
  let began = { at: performance.now(), done: 0 };
  while (measured.length < sections) {
    await delay(lookMs);
    const { progress } = await client.get(id);
    const done = progress.pages_completed + progress.pages_failed;
    if (done < (measured.length + 1) * perSection) continue;
    const use = watched.stop();
    const now = performance.now();
    measured.push({
      pagesDone: done,
      pagesPerSecond: round2((done - began.done) / ((now - began.at) / 1000)),
      serviceMegabytes: Math.round(use.rootRss / 1e6),
      treeMegabytes: Math.round(use.treePss / 1e6),
    });
    console.log(JSON.stringify(measured.at(-1)));
    watched = watchProcess(pid);
    began = { at: now, done };
  }
  watched.stop();
  return measured;
}

type Result = {
  readonly date: string;
  readonly machine: string;
  readonly pages: number;
  readonly failed: number;
  readonly sections: readonly Section[];
};

function tabulate({ date, machine, pages, failed, sections: rows }: Result): string {
  const [first, last] = [rows[0]?.pagesPerSecond ?? 0, rows.at(-1)?.pagesPerSecond ?? 0];
  return [
    `# A scan of ${pages} pages from beginning to end`,
    '',
    `${date}, ${machine}. \`node bench/flat.ts\`: small generated pages, no screenshots, embedded database. ${failed} failed.`,
    `Pages/s of the last twentieth against the first: ${round2(last / first)}.`,
    '',
    '| pages done | pages/s | service RSS, MB | whole tree PSS, MB |',
    '|--:|--:|--:|--:|',
    ...rows.map(
      (row) => `| ${row.pagesDone} | ${row.pagesPerSecond} | ${row.serviceMegabytes} | ${row.treeMegabytes} |`,
    ),
    '',
  ].join('\n');
}

await main();
