import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ScanClient } from '../../test/e2e/scan-client.ts';
import type { Findings } from './bare-loop.ts';
import { peerContenders } from './peer-contenders.ts';
import { watchProcess } from './process-use.ts';
import type { Contender, Run } from './run-program.ts';
import { runProgram } from './run-program.ts';
import { startService } from './service.ts';
import type { BenchSite } from './sites.ts';

export const ownContenders: readonly Contender[] = [
  { name: 'bare', run: runBareLoop },
  // Neither keys nor pictures.
  {
    name: 'curbcut-reads',
    run: (site, folder) => runCurbcut(site, folder, { screenshots: false, operate_ms: 0, contrast_pixels: false }),
  },
  { name: 'curbcut', run: (site, folder) => runCurbcut(site, folder, { screenshots: false }) },
  { name: 'curbcut-screenshots', run: (site, folder) => runCurbcut(site, folder, { screenshots: true }) },
];

/** The code before a change: a checkout with its dependencies installed, in the folder that `CURBCUT_BENCH_BEFORE` names. */
const earlierCheckout = process.env['CURBCUT_BENCH_BEFORE'];
const earlierContenders: readonly Contender[] =
  earlierCheckout === undefined
    ? []
    : [
        { name: 'before', run: (site, folder) => runCurbcut(site, folder, { screenshots: false }, earlierCheckout) },
        {
          name: 'before-screenshots',
          run: (site, folder) => runCurbcut(site, folder, { screenshots: true }, earlierCheckout),
        },
      ];

export const contenders: readonly Contender[] = [...ownContenders, ...earlierContenders, ...peerContenders];

async function runBareLoop(site: BenchSite, folder: string): Promise<Run> {
  const [list, findings] = [join(folder, 'urls.json'), join(folder, 'findings.json')];
  writeFileSync(list, JSON.stringify(site.urls));
  const args = [join(import.meta.dirname, 'run-bare-loop.ts'), list, findings];
  const run = await runProgram({ args }, site.urls.length);
  return { ...run, findings: JSON.parse(readFileSync(findings, 'utf8')) as Record<string, Findings> };
}

/** What a contender switches off. */
type ScanSettings = { readonly screenshots: boolean; readonly operate_ms?: number; readonly contrast_pixels?: boolean };

/** A service that is running: from the request until the scan has ended, its browsers' start included. */
async function runCurbcut(site: BenchSite, folder: string, settings: ScanSettings, checkout?: string): Promise<Run> {
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  const service = await startService({ dataFolder, checkout });
  const client = new ScanClient(service.origin);
  await client.putSettings({ performance: settings });
  const watched = watchProcess(service.pid);
  const before = watched.now();
  const started = performance.now();
  const ended = await client.scan({ sitemap_url: `${site.origin}/sitemap.xml`, scan_type: 'sitemap' });
  const seconds = (performance.now() - started) / 1000;
  const use = watched.stop();
  if (ended.progress.pages_completed !== site.urls.length)
    throw new Error(`Curbcut scanned ${JSON.stringify(ended.progress)}`);
  const findings = await readFindings(client, ended.id);
  await service.stop();
  await rm(dataFolder, { recursive: true, force: true });
  const ownCpu = use.rootCpu - before.rootCpu;
  return {
    pagesPerSecond: site.urls.length / seconds,
    cpuSecondsPerPage: (ownCpu + use.belowCpu) / site.urls.length,
    ownCpuSecondsPerPage: ownCpu / site.urls.length,
    ownMegabytes: use.rootRss / 1e6,
    peakMegabytes: use.treePss / 1e6,
    findings,
  };
}

async function readFindings(client: ScanClient, id: string): Promise<Readonly<Record<string, Findings>>> {
  const findings: Record<string, Record<string, string[]>> = {};
  for (const { kind, key, occurrence_count: count } of await client.issues(id)) {
    for (let offset = 0; offset < count; offset += 500) {
      for (const { page_url: url, selector } of await client.occurrences(id, kind, key, offset)) {
        const page = (findings[url] ??= {});
        (page[`${kind} ${key}`] ??= []).push(selector);
      }
    }
  }
  return findings;
}
