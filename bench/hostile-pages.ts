/**
 * What becomes of hostile and broken pages: `node bench/hostile-pages.ts CORPUS` scans every case of a corpus through REST, 20 s a page
 * and two pages at once, on the embedded database: all pages in one scan, each sitemap in a separate scan. Writes
 * bench/results/hostile-pages.{json,md}, or both into the folder after `--into`. Ends with exit code 1 if a case is wrong. Names of cases (`frame/lazy`) or groups (`frame`)
 * after the folder: only those, each page in a separate scan, `--times 5` each; `--limit 60`: seconds a page. These write nothing.
 *
 * CORPUS is a folder with `netns.sh PORT COMMAND`, which runs the command in a network namespace without a way out, next to a server on
 * that port: `/__cases.json` lists the cases and what is expected of them (bench/hostile/case.ts), `/__redir?to=` redirects, and the
 * port above it counts who reaches it (`/__hits`). Root on Linux.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { HostileCase, HostileCorpus } from './hostile/case.ts';
import { nameOf, readCorpus } from './hostile/case.ts';
import { ScanClient } from './hostile/scan-client.ts';
import type { PageRun } from './hostile/scan-pages.ts';
import { scanAlone, scanTogether, serveList } from './hostile/scan-pages.ts';
import { scanSitemap } from './hostile/scan-sitemaps.ts';
import type { HostileResult } from './hostile/tabulate.ts';
import { tabulate } from './hostile/tabulate.ts';
import type { Verdict } from './hostile/verdict.ts';
import type { ServiceFigures } from './hostile/watch-service.ts';
import { watchService } from './hostile/watch-service.ts';
import { describeMachine, today } from './lib/measure.ts';
import { startService } from './lib/service.ts';

const corpusPort = 9_100;
/** Where the corpus expects the service, to attack it. */
const servicePort = 8_080;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '1' },
    limit: { type: 'string', default: '20' },
    into: { type: 'string' },
  },
});
const [corpusFolder, ...chosen] = positionals;
if (corpusFolder === undefined) throw new Error('Name the folder of the corpus.');
if (process.env['IN_NS'] === undefined) {
  const inside = [String(corpusPort), process.execPath, fileURLToPath(import.meta.url), resolve(corpusFolder)];
  const { status } = spawnSync(join(resolve(corpusFolder), 'netns.sh'), [...inside, ...process.argv.slice(3)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  await runInside();
}

async function runInside(): Promise<void> {
  const corpus = await readCorpus(`http://127.0.0.1:${corpusPort}`);
  const cases = corpus.cases.filter((one) => chosen.length === 0 || chosen.some((name) => isNamed(one, name)));
  const list = await serveList(cases.filter(({ sitemap }) => !sitemap).map(({ url }) => url));
  const dataFolder = mkdtempSync(join(tmpdir(), 'curbcut-hostile-'));
  process.env['CURBCUT_NETWORK_ALLOW'] = `127.0.0.1:${list.port}`;
  const service = await startService({ dataFolder, args: ['--port', String(servicePort)] });
  try {
    const watch = watchService(service);
    const client = new ScanClient(service.origin);
    await client.change({ concurrency: 2, page_timeout_seconds: Number(values.limit), max_pages_per_scan: 60_000 });
    const verdicts = await scanAll({ client, corpus, limitMs: Number(values.limit) * 1000 }, cases, list.port);
    const figures = await watch.stop();
    const hits = await countHits(corpus);
    report(verdicts, figures, hits);
  } finally {
    await service.stop();
    list.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function isNamed(one: HostileCase, name: string): boolean {
  return name === one.group || name === nameOf(one);
}

async function scanAll(run: PageRun, cases: readonly HostileCase[], listPort: number): Promise<readonly Verdict[]> {
  const pages = cases.filter(({ sitemap }) => !sitemap);
  const verdicts = chosen.length === 0 ? [...(await scanTogether(run, pages, listPort))] : [];
  if (chosen.length > 0)
    for (const one of pages.flatMap((page) => Array.from({ length: Number(values.times) }, () => page)))
      verdicts.push(...(await scanAlone(run, one)));
  for (const one of cases.filter(({ sitemap }) => sitemap)) verdicts.push(await scanSitemap(run.client, one));
  return verdicts;
}

/** Requests and datagrams that reached the service next to the corpus. */
async function countHits({ canary }: HostileCorpus): Promise<number> {
  const response = await fetch(`${canary}/__hits`);
  const { tcp, udp } = z.object({ tcp: z.array(z.unknown()), udp: z.number() }).parse(await response.json());
  for (const hit of tcp) console.log('Reached:', JSON.stringify(hit));
  return tcp.length + udp;
}

function report(verdicts: readonly Verdict[], service: ServiceFigures, hits: number): void {
  const counted = (verdict: Verdict['verdict']) => verdicts.filter((one) => one.verdict === verdict).length;
  const result: HostileResult = {
    date: today(),
    machine: describeMachine(),
    command: 'node bench/hostile-pages.ts CORPUS',
    limitSeconds: Number(values.limit),
    cases: verdicts.length,
    right: counted('right'),
    named: counted('named'),
    wrong: counted('wrong'),
    hits,
    service,
  };
  const text = `${JSON.stringify(result, undefined, 2)}\n`;
  if (chosen.length === 0) {
    const folder = values.into ?? fileURLToPath(new URL('results', import.meta.url));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'hostile-pages.json'), text);
    writeFileSync(join(folder, 'hostile-pages.md'), tabulate(result, verdicts));
  }
  for (const { name, verdict, why, seen } of verdicts)
    if (chosen.length > 0 || verdict !== 'right') console.log(verdict, name, why ?? '', JSON.stringify(seen));
  console.log(text);
  if (result.wrong > 0 || hits > 0) process.exitCode = 1;
}
