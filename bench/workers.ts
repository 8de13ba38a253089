/**
 * How many pages many workers record together: `node bench/workers.ts [workers] [processes] [seconds] [visit in ms] [occurrences]`. One
 * PostgreSQL server, the real claims and records, and visits that only wait, on one giant scan and then on 1,000 scans, while a
 * web process answers reads. Everything shares the machine: the processor time of the database, of the workers and of the web process is
 * measured separately. Without arguments writes bench/results/workers.json.
 */
import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../src/adapters/db/open-database.ts';
import type { Database } from '../src/adapters/db/schema.ts';
import { checkInvariants } from '../test/databases/check-invariants.ts';
import { startPostgres } from '../test/databases/postgres-server.ts';
import { answerOf, cpuOfAll, forkWorkers, readPostmaster } from './lib/fork-workers.ts';
import { describeMachine, percentile, round2, today } from './lib/measure.ts';
import { readCpuMs, watchProcess } from './lib/process-use.ts';
import { startService } from './lib/service.ts';
import type { Taken, WorkDone } from './lib/simulated-workers.ts';

const [workers = 200, processes = 4, seconds = 12, visitMs = 1_667, occurrences = 30] = process.argv
  .slice(2)
  .map(Number);
const warmUpMs = 3_000;

type Work = { readonly scans: number; readonly pages: number };

async function main(): Promise<void> {
  const giant = await measure({ scans: 1, pages: 40_000 });
  const many = await measure({ scans: 1_000, pages: 40 });
  const result = {
    date: today(),
    machine: describeMachine(),
    command: 'node bench/workers.ts',
    workers,
    processes,
    seconds,
    visitMs,
    occurrencesPerPage: occurrences,
    oneScan: giant,
    thousandScans: many,
  };
  console.log(JSON.stringify(result, undefined, 2));
  if (process.argv.length === 2)
    await writeFile(new URL('results/workers.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
}

async function measure(work: Work) {
  const postgres = await startPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-workers-'));
  try {
    const url = postgres.urlOf('postgres');
    const database = await openDatabase({ kind: 'server', url, maxConnections: 4 });
    const scan = await addScans(database.db, work);
    // As autovacuum does each minute. Until then, plans are of the empty tables of a new database.
    const updateStatistics = async () => void (await sql`analyze`.execute(database.db));
    const measured = await runWorkers({ url, folder, scan }, updateStatistics);
    const breaches = await checkInvariants(database.db);
    if (breaches.length > 0) throw new Error(`The counters differ from the rows: ${breaches.join('; ')}`);
    await database.close();
    return { ...work, ...measured };
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

type Place = { readonly url: string; readonly folder: string; readonly scan: string };

async function runWorkers({ url, folder, scan }: Place, updateStatistics: () => Promise<void>) {
  const web = await startService({ dataFolder: folder, databaseUrl: url, args: ['--role', 'web'] });
  const share = { url, workers: Math.round(workers / processes), maxConnections: 10, visitMs, occurrences };
  const children = await Promise.all(Array.from({ length: processes }, () => forkWorkers(share)));
  await delay(warmUpMs);
  await updateStatistics();
  const use = watchProcess(await readPostmaster(url));
  const before = { database: cpuOf(use.now()), web: readCpuMs(web.pid), workers: cpuOfAll(children) };
  const reads = fork(join(import.meta.dirname, 'lib/measure-reads.ts'), [web.origin, scan]);
  const from = Date.now();
  await delay(seconds * 1_000);
  const to = Date.now();
  const cpuMs = {
    database: cpuOf(use.stop()) - before.database,
    workers: cpuOfAll(children) - before.workers,
    web: readCpuMs(web.pid) - before.web,
  };
  const readMs = await answerOf(reads);
  const done = await Promise.all(children.map((child) => answerOf<WorkDone>(child)));
  await web.stop();
  const during = (all: readonly Taken[]) => describe(all.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms));
  const pages = done.flatMap(({ records }) => records).filter(({ at }) => at >= from && at < to).length;
  const perPage = (ms: number) => round2(ms / pages);
  return {
    pagesPerSecond: round2((pages * 1_000) / (to - from)),
    claimMs: during(done.flatMap(({ claims }) => claims)),
    recordMs: during(done.flatMap(({ records }) => records)),
    readMs,
    cpuMsPerPage: { database: perPage(cpuMs.database), workers: perPage(cpuMs.workers), web: perPage(cpuMs.web) },
    coresUsed: round2((cpuMs.database + cpuMs.workers + cpuMs.web) / (to - from)),
  };
}

function cpuOf({ rootCpu, belowCpu }: { readonly rootCpu: number; readonly belowCpu: number }): number {
  return (rootCpu + belowCpu) * 1_000;
}

function describe(values: readonly number[]) {
  return { p50: round2(percentile(values, 0.5)), p95: round2(percentile(values, 0.95)) };
}

/** Returns one of them. */
async function addScans(db: Database, { scans, pages }: Work): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into scans (id, url, target_key, scan_type, viewport_preset, status, phase, pages_total, pages_pending)
      select gen_random_uuid(), 'https://example.com/', 'bench', 'sitemap', 'desktop', 'queued', 'scanning', ${pages}::int, ${pages}::int
      from generate_series(1, ${scans}::int)
      returning id
    ), filled as (
      insert into pages (scan_id, ordinal, url)
      select id, n, 'https://example.com/' || n from added, generate_series(0, ${pages}::int - 1) as n
    )
    select id from added
  `.execute(db);
  await sql`analyze`.execute(db);
  return rows[0]?.id ?? '';
}

await main();
