import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ScanClient } from '../../test/e2e/scan-client.ts';
import type { Findings } from './bare-loop.ts';
import { watchProcess } from './process-use.ts';
import { startService } from './service.ts';
import type { BenchSite } from './sites.ts';

/** One contender's way over all pages of a site; CPU and memory are those of its whole process tree. */
export type Run = {
  readonly pagesPerSecond: number;
  readonly cpuSecondsPerPage: number;
  readonly peakMegabytes: number;
  /** Of the CPU: of Curbcut's own process, without Chromium. */
  readonly ownCpuSecondsPerPage?: number;
  /** Resident, of Curbcut's own process with its embedded database, at its peak. */
  readonly ownMegabytes?: number;
  readonly findings?: Readonly<Record<string, Findings>>;
};

export type Contender = { readonly name: string; run(site: BenchSite, folder: string): Promise<Run> };

export const contenders: readonly Contender[] = [
  { name: 'bare', run: runBareLoop },
  { name: 'curbcut', run: (site, folder) => runCurbcut(site, folder, { screenshots: false }) },
  { name: 'curbcut-screenshots', run: (site, folder) => runCurbcut(site, folder, { screenshots: true }) },
];

async function runBareLoop(site: BenchSite, folder: string): Promise<Run> {
  const [list, findings] = [join(folder, 'urls.json'), join(folder, 'findings.json')];
  writeFileSync(list, JSON.stringify(site.urls));
  const run = await runProgram([join(import.meta.dirname, 'run-bare-loop.ts'), list, findings], site.urls.length);
  return { ...run, findings: JSON.parse(readFileSync(findings, 'utf8')) as Record<string, Findings> };
}

/** A program with its start; it must end by itself and well. */
async function runProgram(args: readonly string[], pages: number): Promise<Run> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const watched = watchProcess(child.pid ?? 0);
  const code = await new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const use = watched.stop();
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}`);
  return {
    pagesPerSecond: pages / ((performance.now() - started) / 1000),
    cpuSecondsPerPage: (use.rootCpu + use.belowCpu) / pages,
    peakMegabytes: use.treePss / 1e6,
  };
}

/** A service that is running: from the request until the scan has ended, its browsers' start included. */
async function runCurbcut(site: BenchSite, folder: string, settings: { readonly screenshots: boolean }): Promise<Run> {
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  const service = await startService({ dataFolder });
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
