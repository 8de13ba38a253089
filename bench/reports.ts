/**
 * How reports fare on a large scan: `node bench/reports.ts [pages groups occurrences-per-group [report]]`. Starts the service itself on
 * each engine, downloads every report, and asks it other things meanwhile. Writes bench/results/reports.{json,md}.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLocation } from '../src/db/open-database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { readAxeRules } from '../src/engines/axe/axe-rules.ts';
import type { ScanSize } from './generate-scan.ts';
import { generateScan } from './generate-scan.ts';
import { describeMachine, percentile, today } from './lib/measure.ts';
import { readRss } from './lib/process-use.ts';
import type { BenchService } from './lib/service.ts';
import { onEachEngine } from './lib/on-each-engine.ts';
import { startService } from './lib/service.ts';

type Measured = {
  readonly report: string;
  readonly seconds: number;
  readonly megabytes: number;
  readonly rows: number | null;
  readonly memoryAboveIdleMb: number;
  readonly otherRequestsP95Ms: number;
  readonly otherRequests: number;
};

const megabyte = 1024 * 1024;
const reports = [
  'report.csv?mode=full',
  'report.csv?mode=small',
  'report.csv?mode=pages',
  'report.llm.txt',
  'report.pdf',
].filter((report) => report.includes(process.argv[5] ?? ''));

async function main(): Promise<void> {
  const [pages = 5_000, groups = 500, occurrencesPerGroup = 2_000] = process.argv.slice(2, 5).map(Number);
  const size = { pages, groups, occurrencesPerGroup };
  const { embedded, server } = await onEachEngine(4, (location, folder) => bench(location, folder, size));
  const result = { date: today(), machine: describeMachine(), size, embedded, server };
  const isWhole = process.argv.length === 2;
  const name = isWhole ? 'reports' : 'reports-small';
  writeFileSync(new URL(`results/${name}.json`, import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
  writeFileSync(new URL(`results/${name}.md`, import.meta.url), tabulate(result));
  console.log(tabulate(result));
}

async function bench(location: DatabaseLocation, folder: string, size: ScanSize): Promise<readonly Measured[]> {
  const database = await openDatabase(location);
  const started = performance.now();
  const scanId = await generateScan(
    database.db,
    size,
    readAxeRules().map(({ ruleId }) => ruleId),
  );
  await database.close();
  console.log(`${location.kind}: written in ${Math.round((performance.now() - started) / 1000)} s`);
  const measured: Measured[] = [];
  for (const report of reports) {
    // Each on a separate service: memory that one leaves behind does not count for the next.
    const service = await startService({
      dataFolder: folder,
      ...(location.kind === 'server' && { databaseUrl: location.url }),
    });
    try {
      measured.push(await measure(service, scanId, report));
      console.log(measured.at(-1));
    } finally {
      await service.stop();
    }
  }
  return measured;
}

async function measure(service: BenchService, scanId: string, report: string): Promise<Measured> {
  for (let round = 0; round < 20; round += 1) await askOther(service, scanId, round);
  await delay(1_000);
  const idle = readRss(service.pid);
  const watching = new AbortController();
  const peak = watchMemory(service.pid, watching.signal);
  const others = askOthers(service, scanId, watching.signal);
  const started = performance.now();
  const { bytes, rows } = await download(`${service.origin}/api/scans/${scanId}/issues/${report}`);
  const seconds = (performance.now() - started) / 1000;
  watching.abort();
  const latencies = await others;
  return {
    report,
    seconds: toTenths(seconds),
    megabytes: toTenths(bytes / megabyte),
    rows: report.includes('csv') ? rows - 1 : null,
    memoryAboveIdleMb: Math.round(((await peak) - idle) / megabyte),
    otherRequestsP95Ms: toTenths(percentile(latencies, 0.95)),
    otherRequests: latencies.length,
  };
}

async function download(url: string): Promise<{ readonly bytes: number; readonly rows: number }> {
  const answer = await fetch(url);
  if (!answer.ok || answer.body === null) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  let bytes = 0;
  let rows = 0;
  for await (const piece of answer.body) {
    bytes += piece.length;
    rows += countReturns(piece);
  }
  return { bytes, rows };
}

/** By `indexOf`, which costs the machine next to nothing: it is the service that is measured. */
function countReturns(piece: Uint8Array): number {
  let count = 0;
  for (let at = piece.indexOf(13); at !== -1; at = piece.indexOf(13, at + 1)) count += 1;
  return count;
}

async function askOthers(service: BenchService, scanId: string, signal: AbortSignal): Promise<readonly number[]> {
  const latencies: number[] = [];
  for (let round = 0; !signal.aborted; round += 1) {
    latencies.push(await askOther(service, scanId, round));
    await delay(20);
  }
  return latencies;
}

async function askOther({ origin }: BenchService, scanId: string, round: number): Promise<number> {
  const paths = [`/api/scans/${scanId}`, `/api/scans/${scanId}/issues/chunks?limit=20`, '/api/scans', '/api/health'];
  const started = performance.now();
  const answer = await fetch(`${origin}${paths[round % paths.length] ?? ''}`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return performance.now() - started;
}

async function watchMemory(pid: number, signal: AbortSignal): Promise<number> {
  let peak = 0;
  while (!signal.aborted) {
    peak = Math.max(peak, readRss(pid));
    await delay(20);
  }
  return peak;
}

type Result = {
  readonly date: string;
  readonly machine: string;
  readonly size: ScanSize;
  readonly embedded: readonly Measured[];
  readonly server: readonly Measured[];
};

function tabulate({ date, machine, size, embedded, server }: Result): string {
  const rows = [...embedded.map((one) => ['embedded', one] as const), ...server.map((one) => ['server', one] as const)];
  return [
    '# Reports on a large scan',
    '',
    `${date}, ${machine}. ${size.pages} pages, ${size.groups} issue groups, ${size.groups * size.occurrencesPerGroup} occurrences.`,
    '`node bench/reports.ts`. Memory: the highest of the service’s own process above idle, Chromium apart. Other requests: record, chunks, list and health, asked meanwhile.',
    '',
    '| database | report | seconds | MB | rows | memory above idle, MB | other requests, p95 ms |',
    '|---|---|--:|--:|--:|--:|--:|',
    ...rows.map(
      ([engine, one]) =>
        `| ${[engine, one.report, one.seconds, one.megabytes, one.rows ?? '', one.memoryAboveIdleMb, one.otherRequestsP95Ms].join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}

await main();
