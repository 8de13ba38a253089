import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { openDatabase } from '../../src/db/open-database.ts';
import { defaultPerformance } from '../../src/settings/settings.ts';
import { checkInvariants } from '../../test/databases/check-invariants.ts';
import { startPostgres } from '../../test/databases/postgres-server.ts';
import { readTableSizes } from './database-size.ts';
import { ageScans, arriveAtOnce, arriveOverDay, listScanIds, removeAll, startRetention } from './day-events.ts';
import { DayInstallation } from './day-installation.ts';
import { pagesPerScan, planArrivals, scanSizes } from './day-traffic.ts';
import { describeMachine, round2, today } from './measure.ts';
import type { PageCost } from './plan-machines.ts';
import { assumptions, findLimits, planMachines } from './plan-machines.ts';
import type { RealScan } from './scan-for-real.ts';
import { scanForReal } from './scan-for-real.ts';

const levels = [10_000, 100_000, 1_000_000, 10_000_000];
const simulated = { workers: 50, processes: 2, visitMs: 400, occurrences: 30, lookEveryMs: 500 };
const speedFiles = ['speed-rich-own.json', 'speed-documentation-own.json'] as const;

export type DaySize = {
  /** Of the simulated day. */
  readonly pages: number;
  /** That the day takes. */
  readonly seconds: number;
  /** Scanned with a real browser, for the size of pictures. */
  readonly realPages: number;
};
export type DayResult = Awaited<ReturnType<typeof measureWholeDay>>;

/** What bench/day.ts measures, with what it computes from that. Prints the real scan. */
export async function measureWholeDay(size: DaySize) {
  const { pages, seconds, realPages } = size;
  const machine = describeMachine();
  const folder = await mkdtemp(join(tmpdir(), 'curbcut-day-'));
  try {
    const real = await scanForReal(join(folder, 'real'), realPages);
    console.log(real);
    const day = await measureDay(join(folder, 'day'), size);
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

async function measureDay(dataFolder: string, size: DaySize) {
  const postgres = await startPostgres();
  const url = postgres.urlOf('postgres');
  const database = await openDatabase({ kind: 'server', url, maxConnections: 6 });
  const { processes, ...work } = simulated;
  const share = { ...work, url, workers: work.workers / processes, maxConnections: 10 };
  const installation = await DayInstallation.start({ db: database.db, url, dataFolder, processes }, share);
  try {
    return await runPhases(installation, size);
  } finally {
    await installation.stop();
    await database.close();
    await postgres.stop();
  }
}

async function runPhases(installation: DayInstallation, { pages, seconds }: DaySize) {
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
      const text = await readFile(new URL(`../results/${file}`, import.meta.url), 'utf8');
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
