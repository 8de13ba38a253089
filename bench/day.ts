/**
 * A day of an installation in some minutes: `node bench/day.ts [pages] [seconds] [pages with a browser]`. On one PostgreSQL server with a real
 * web process, claims and records are real and visits only wait (lib/simulated-workers.ts). Yesterday's scans are recorded first. Then 24 hours
 * pass in `seconds`: scans of the same sites arrive, retention removes yesterday's, and each scan that ends is read and has a
 * report. Afterwards reading alone and removing alone. The machine is shared: what is measured is processor time by process, rows, bytes and the log, not
 * pages per second. Pictures are those of a real scan. From these numbers it computes what to run for 10,000 to 10 million pages a day.
 * Without arguments writes bench/results/day.{json,md} and a block of docs/scaling.md.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openDatabase } from '../src/db/open-database.ts';
import { defaultPerformance } from '../src/settings/settings.ts';
import { checkInvariants } from '../test/databases/check-invariants.ts';
import { startPostgres } from '../test/databases/postgres-server.ts';
import { readTableSizes } from './lib/database-size.ts';
import { ageScans, arriveAtOnce, arriveOverDay, listScanIds, removeAll, startRetention } from './lib/day-events.ts';
import { DayInstallation } from './lib/day-installation.ts';
import { pagesPerScan, planArrivals, scanSizes } from './lib/day-traffic.ts';
import { describeMachine, round2, today } from './lib/measure.ts';
import type { PageCost } from './lib/plan-machines.ts';
import { assumptions, findLimits, planMachines } from './lib/plan-machines.ts';
import { replaceBlock } from './lib/replace-block.ts';
import type { RealScan } from './lib/scan-for-real.ts';
import { scanForReal } from './lib/scan-for-real.ts';
import { tabulateDay, tabulatePlans } from './lib/tabulate-day.ts';

const [pages = 4_000, seconds = 100, realPages = 24] = process.argv.slice(2).map(Number);
const isWhole = process.argv.length === 2;
const levels = [10_000, 100_000, 1_000_000, 10_000_000];
const simulated = { workers: 50, processes: 2, visitMs: 400, occurrences: 30, lookEveryMs: 500 };
const speedFiles = ['speed-rich-own.json', 'speed-documentation-own.json'] as const;

export type DayResult = Awaited<ReturnType<typeof measureAll>>;

async function main(): Promise<void> {
  const result = await measureAll();
  console.log(tabulateDay(result));
  if (!isWhole) return;
  const results = new URL('results/', import.meta.url);
  await writeFile(new URL('day.json', results), `${JSON.stringify(result, undefined, 2)}\n`);
  await writeFile(new URL('day.md', results), tabulateDay(result));
  const docs = new URL('../docs/scaling.md', import.meta.url);
  const page = await readFile(docs, 'utf8');
  await writeFile(docs, replaceBlock(page, { name: 'day', lines: tabulatePlans(result) }));
}

async function measureAll() {
  const machine = describeMachine();
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-day-'));
  try {
    const real = await scanForReal(join(folder, 'real'), realPages);
    console.log(real);
    const day = await measureDay(join(folder, 'day'));
    const browsers = await readBrowserCosts();
    const cost = describeCost({ real, day, browsers });
    return {
      date: today(),
      machine,
      loadAtEnd: describeMachine().replace(/^.*load average /u, ''),
      command: 'node bench/day.ts',
      pages,
      secondsOfDay: seconds,
      mix: scanSizes,
      occurrencesPerPage: simulated.occurrences,
      real,
      ...day,
      browsers,
      cost,
      assumptions,
      plans: levels.map((level) => planMachines(cost, level)),
      limits: findLimits(cost),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureDay(dataFolder: string) {
  const postgres = await startPostgres();
  const url = postgres.urlOf('postgres');
  const database = await openDatabase({ kind: 'server', url, maxConnections: 6 });
  const { processes, ...work } = simulated;
  const share = { ...work, url, workers: work.workers / processes, maxConnections: 10 };
  const installation = await DayInstallation.start({ db: database.db, url, dataFolder, processes }, share);
  try {
    return await runPhases(installation);
  } finally {
    await installation.stop();
    await database.close();
    await postgres.stop();
  }
}

async function runPhases(installation: DayInstallation) {
  const { db, origin } = installation;
  const arrivals = planArrivals(pages);
  await installation.startWorkers();
  const recording = await installation.measure(() => arriveAtOnce(db, arrivals));
  const recorded = await installation.stopWorkers();
  const sizes = await readTableSizes(db);
  const yesterday = await listScanIds(db);
  await ageScans(db);
  await startRetention(origin);

  await installation.startWorkers();
  const reader = await installation.startReader(yesterday);
  const waiting = { scans: 0, pages: 0 };
  const day = await installation.measure(() => arriveOverDay(installation, { arrivals, seconds, waiting }));
  const read = await installation.stopReader(reader);
  const ofDay = await installation.stopWorkers();
  const sizesAfter = await readTableSizes(db);
  const breaches = await checkInvariants(db);
  if (breaches.length > 0) throw new Error(`The counters differ from the rows: ${breaches.join('; ')}`);

  const again: { read: typeof read | undefined } = { read: undefined };
  const reading = await installation.measure(async () => {
    again.read = await installation.stopReader(await installation.startReader(yesterday));
  });
  const removing = await installation.measure(() => removeAll(installation, yesterday));
  return {
    yesterday: { ...recording, ...recorded },
    day: { ...day, ...ofDay, mostWaiting: waiting, read },
    reading: { ...reading, read: again.read },
    removing: { ...removing, pages: ofDay.pages },
    sizes,
    sizesAfter,
  };
}

const speedSchema = z.object({
  date: z.string(),
  rows: z.array(z.object({ contender: z.string(), cpuSecondsPerPage: z.number(), peakMegabytes: z.number() })),
});

/** Two cores, with screenshots: what bench/speed.ts has measured. */
async function readBrowserCosts() {
  return Promise.all(
    speedFiles.map(async (file) => {
      const text = await readFile(new URL(`results/${file}`, import.meta.url), 'utf8');
      const { date, rows } = speedSchema.parse(JSON.parse(text));
      const row = rows.find(({ contender }) => contender === 'curbcut-screenshots');
      if (row === undefined) throw new Error(`${file} has no scan with screenshots.`);
      return { file, date, cpuSecondsPerPage: row.cpuSecondsPerPage, peakMegabytes: row.peakMegabytes };
    }),
  );
}

type Measured = {
  readonly real: RealScan;
  readonly day: Awaited<ReturnType<typeof measureDay>>;
  readonly browsers: Awaited<ReturnType<typeof readBrowserCosts>>;
};

const coresOfSpeed = 2;

function describeCost({ real, day: { day, sizes, yesterday }, browsers }: Measured): PageCost {
  const [light, heavy] = browsers.map(({ cpuSecondsPerPage }) => cpuSecondsPerPage).toSorted((a, b) => a - b);
  const pictured = scanSizes.reduce(
    (sum, { pages: size, share }) => sum + share * Math.min(size, defaultPerformance.page_pictures),
    0,
  );
  const picturesPerPage = pictured / pagesPerScan;
  const bytes = sizes.reduce((sum, { tableBytes, indexBytes }) => sum + tableBytes + indexBytes, 0);
  return {
    browserCpu: [light ?? 0, heavy ?? 0],
    databaseCpu: day.databaseCpuMs / 1_000 / day.pages,
    webCpu: day.webCpuMs / 1_000 / day.pages,
    databaseBytes: bytes / yesterday.pages,
    largestTableBytes: Math.max(...sizes.map(({ tableBytes }) => tableBytes)) / yesterday.pages,
    walBytes: day.walBytes / day.pages,
    pictureBytes: round2(real.elementPictures.bytes + picturesPerPage * real.pagePictures.bytes),
    pictureFiles: round2(real.elementPictures.files + picturesPerPage),
    workerBytesPerCore: (Math.max(...browsers.map(({ peakMegabytes }) => peakMegabytes)) * 1024 ** 2) / coresOfSpeed,
  };
}

await main();
