/**
 * Deletes a scan of 5,000 pages and 1,000,000 occurrences on each engine, through REST, while another client asks without a pause:
 * `node bench/delete-scan.ts [pages groups occurrences-per-group]`. Writes bench/results/delete-scan.json.
 */
import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { DatabaseLocation } from '../src/db/open-database.ts';
import { openDatabase } from '../src/db/open-database.ts';
import { createScan } from '../src/scans/create-scan.ts';
import { pauseScan } from '../src/scans/pause-scan.ts';
import type { ScanSize } from './generate-scan.ts';
import { generateScan } from './generate-scan.ts';
import { describeMachine, percentile, round2, today } from './lib/measure.ts';
import { onEachEngine } from './lib/on-each-engine.ts';
import { startService } from './lib/service.ts';

const idleRequests = 200;
const jobsSchema = z.object({ jobs: z.array(z.object({ key: z.string(), state: z.string() })) });

async function main(): Promise<void> {
  const [pages = 5_000, groups = 500, occurrencesPerGroup = 2_000] = process.argv.slice(2, 5).map(Number);
  const size = { pages, groups, occurrencesPerGroup };
  const { embedded, server } = await onEachEngine(4, (location, folder) => bench(location, folder, size));
  const result = {
    what: `DELETE of a scan with ${pages} pages and ${groups * occurrencesPerGroup} occurrences`,
    command: 'node bench/delete-scan.ts',
    date: today(),
    machine: describeMachine(),
    embedded,
    server,
  };
  console.log(JSON.stringify(result, undefined, 2));
  if (process.argv.length > 2) return;
  writeFileSync(new URL('results/delete-scan.json', import.meta.url), `${JSON.stringify(result, undefined, 2)}\n`);
}

async function bench(location: DatabaseLocation, folder: string, size: ScanSize) {
  const { large, other } = await generate(location, size);
  const service = await startService({
    dataFolder: folder,
    args: ['--role', 'web'],
    ...(location.kind === 'server' && { databaseUrl: location.url }),
  });
  try {
    const { origin } = service;
    const requests = [
      () => fetch(`${origin}/api/scans`),
      () => fetch(`${origin}/api/scans/${other}/pages`),
      () => fetch(`${origin}/api/scans/${other}/resume`, { method: 'POST' }),
      () => fetch(`${origin}/api/health`),
      () => fetch(`${origin}/api/scans/${other}/pause`, { method: 'POST' }),
    ];
    const idle = await measureRequests(requests, async (count) => count >= idleRequests);
    const started = performance.now();
    const { status } = await fetch(`${origin}/api/scans/${large}`, { method: 'DELETE' });
    const answeredMs = performance.now() - started;
    const busy = await measureRequests(requests, async (count) => count % 20 === 0 && (await isGone(origin, large)));
    return {
      status,
      answered_ms: round2(answeredMs),
      removed_after_ms: Math.round(performance.now() - started),
      other_requests_meanwhile: describe(busy),
      other_requests_without: describe(idle),
    };
  } finally {
    await service.stop();
  }
}

async function generate(location: DatabaseLocation, size: ScanSize) {
  const database = await openDatabase(location);
  const large = await generateScan(database.db, size, []);
  const other = await createScan(database.db, { sitemap_url: 'https://example.com/', scan_type: 'single' });
  await pauseScan(database.db, other.id);
  await database.close();
  return { large, other: other.id };
}

async function isGone(origin: string, scanId: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/jobs?state=done`);
  return jobsSchema.parse(await answer.json()).jobs.some(({ key }) => key === scanId);
}

/** Reads and writes, one after the other, until it is over. Milliseconds each. */
async function measureRequests(
  requests: readonly (() => Promise<Response>)[],
  isOver: (count: number) => Promise<boolean>,
): Promise<readonly number[]> {
  const times: number[] = [];
  do {
    const started = performance.now();
    await (await requests[times.length % requests.length]?.())?.text();
    times.push(performance.now() - started);
  } while (!(await isOver(times.length)));
  return times;
}

function describe(times: readonly number[]) {
  return {
    count: times.length,
    median_ms: round2(percentile(times, 0.5)),
    p95_ms: round2(percentile(times, 0.95)),
    longest_ms: round2(Math.max(...times)),
  };
}

await main();
