import { maxOpenScans } from '../../src/scans/admit-scan.ts';
import { planArrivals, sharePerHour } from './day-traffic.ts';
import { findMostOpenScans } from './share-workers.ts';

/** What a page costs, as measured. Processor time in seconds of one core, on average over the day's work for a page. */
export type PageCost = {
  /** The worker and its browser, of light and of heavy pages. */
  readonly browserCpu: readonly [light: number, heavy: number];
  readonly databaseCpu: number;
  readonly webCpu: number;
  readonly databaseBytes: number;
  /** The table that grows the most, without its indexes. */
  readonly largestTableBytes: number;
  readonly walBytes: number;
  readonly pictureBytes: number;
  readonly pictureFiles: number;
  /** Memory of a worker for each of its cores. */
  readonly workerBytesPerCore: number;
};

export type Plan = {
  readonly pagesPerDay: number;
  readonly pagesPerSecond: number;
  readonly workerCores: readonly [light: number, heavy: number];
  readonly workerGigabytes: number;
  readonly workerProcesses: number;
  readonly databaseCores: number;
  readonly webCores: number;
  readonly databaseGigabytesPerDay: number;
  readonly databaseGigabytesKept: number;
  readonly walMegabytesPerSecond: number;
  readonly pictureGigabytesPerDay: number;
  readonly pictureFilesPerSecond: number;
  /** Heavy pages: as many cores as the busiest hour needs, so that no scan waits long. */
  readonly coresOfBusiestHour: number;
  readonly mostOpenScans: number;
};

/** `holds`: so many pages a day need the whole of the ceiling. */
export type Limit = {
  readonly resource: string;
  readonly ceiling: string;
  readonly source: 'program' | 'PostgreSQL' | 'assumption';
  readonly holds: number;
};

/** Typed in, not measured. */
export const assumptions = {
  /** Cores are busy for this share of the day; the rest is for peaks and for machines that fail. */
  utilization: 0.6,
  daysKept: 30,
  coresPerWorker: 8,
  databaseServer: { cores: 64, diskTebibytes: 16, walMegabytesPerSecond: 200 },
  connectionsOfServer: 100,
} as const;

const million = 1_000_000;
const secondsPerDay = 86_400;
const gigabyte = 1e9;
const tebibyte = 1024 ** 4;
/** PostgreSQL's own limit of a table with blocks of 8 kB. */
const largestTableTebibytes = 32;
/** `maxConnections` of a process (src/config.ts); a process opens them as it needs them. */
const connectionsPerProcess = 20;
/** With workers that are busy for `utilization` of the day. The number grows with the pages. */
const openScansOfMillion = findMostOpenScans(planArrivals(million), million / assumptions.utilization);

/** Machines for so many pages a day, if every number grows with the pages. */
export function planMachines(cost: PageCost, pagesPerDay: number): Plan {
  const { utilization, daysKept, coresPerWorker } = assumptions;
  const perSecond = pagesPerDay / secondsPerDay;
  const cores = (cpu: number) => (perSecond * cpu) / utilization;
  const [light, heavy] = cost.browserCpu;
  return {
    pagesPerDay,
    pagesPerSecond: perSecond,
    workerCores: [cores(light), cores(heavy)],
    workerGigabytes: (cores(heavy) * cost.workerBytesPerCore) / gigabyte,
    workerProcesses: Math.ceil(cores(heavy) / coresPerWorker),
    databaseCores: cores(cost.databaseCpu),
    webCores: cores(cost.webCpu),
    databaseGigabytesPerDay: (pagesPerDay * cost.databaseBytes) / gigabyte,
    databaseGigabytesKept: (pagesPerDay * cost.databaseBytes * daysKept) / gigabyte,
    walMegabytesPerSecond: (perSecond * cost.walBytes) / 1e6,
    pictureGigabytesPerDay: (pagesPerDay * cost.pictureBytes) / gigabyte,
    pictureFilesPerSecond: perSecond * cost.pictureFiles,
    coresOfBusiestHour: perSecond * heavy * 24 * Math.max(...sharePerHour()),
    mostOpenScans: (pagesPerDay * openScansOfMillion) / million,
  };
}

/** What cannot be had by adding workers or web processes, the first that is exhausted first. */
export function findLimits(cost: PageCost): readonly Limit[] {
  const { databaseServer: server, daysKept, connectionsOfServer } = assumptions;
  const one = planMachines(cost, million);
  const holds = (used: number, ceiling: number) => (million * ceiling) / used;
  const diskBytes = server.diskTebibytes * tebibyte;
  const keptOfLargest = million * daysKept * cost.largestTableBytes;
  const connections = (one.workerCores[1] / assumptions.coresPerWorker) * connectionsPerProcess;
  const limits: readonly Limit[] = [
    {
      resource: 'scans open at once, at night',
      ceiling: `${maxOpenScans.toLocaleString('en-US')} open scans`,
      source: 'program',
      holds: holds(one.mostOpenScans, maxOpenScans),
    },
    {
      resource: `connections to the database, ${connectionsPerProcess} of each worker process`,
      ceiling: `${connectionsOfServer} (the default of PostgreSQL)`,
      source: 'PostgreSQL',
      holds: holds(connections, connectionsOfServer),
    },
    {
      resource: `disk of the database, ${daysKept} days kept`,
      ceiling: `${server.diskTebibytes} TiB`,
      source: 'assumption',
      holds: holds(one.databaseGigabytesKept * gigabyte, diskBytes),
    },
    {
      resource: `size of the largest table, ${daysKept} days kept`,
      ceiling: `${largestTableTebibytes} TiB`,
      source: 'PostgreSQL',
      holds: holds(keptOfLargest, largestTableTebibytes * tebibyte),
    },
    {
      resource: 'write-ahead log of the primary',
      ceiling: `${server.walMegabytesPerSecond} MB/s`,
      source: 'assumption',
      holds: holds(one.walMegabytesPerSecond, server.walMegabytesPerSecond),
    },
    {
      resource: 'processors of the primary',
      ceiling: `${server.cores} cores`,
      source: 'assumption',
      holds: holds(one.databaseCores, server.cores),
    },
  ];
  return limits.toSorted((a, b) => a.holds - b.holds);
}
