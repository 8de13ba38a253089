import type { Use } from './day-installation.ts';
import { hours, pagesPerScan, scanSizes } from './day-traffic.ts';
import { round2 } from './measure.ts';
import type { DayResult } from './measure-day.ts';
import type { Plan } from './plan-machines.ts';
import type { TableSize } from './database-size.ts';

/** bench/results/day.md. */
export function tabulateDay(result: DayResult): string {
  const { date, machine, loadAtEnd, secondsOfDay, day } = result;
  return [
    '# A day of an installation',
    '',
    `\`${result.command}\`, ${date}, ${machine}, ${loadAtEnd} at the end. Claims and records, retention, lists and reports are real, on PostgreSQL with \`fsync=off\`; visits only wait.`,
    `${count(day.pages)} pages of ${day.read.scans} scans arrive in ${secondsOfDay} s: as many each second as an installation with ${millions((day.pages / secondsOfDay) * 86_400)} pages a day has.`,
    'The machine was shared: processor time of processes, bytes and rows are what counts here. Times of waiting show that nothing hangs.',
    '',
    ...tabulatePhases(result),
    '',
    ...tabulateWaits(result),
    '',
    ...tabulateSizes(result.sizes, result.yesterday.pages, result.occurrencesPerPage),
    '',
    ...describePictures(result),
    '',
    '## What to run',
    '',
    ...tabulatePlans(result),
    '',
  ].join('\n');
}

function tabulatePhases({ yesterday, day, reading, removing }: DayResult): readonly string[] {
  const row = (what: string, use: Use, pages: number) =>
    `| ${what} | ${round2(use.databaseCpuMs / pages)} | ${round2(use.workerCpuMs / pages)} | ${round2(use.webCpuMs / pages)} | ${round2(use.walBytes / pages / 1_024)} |`;
  return [
    '| per page | processor time of the database, ms | of the workers without browsers, ms | of the web process with its browser, ms | write-ahead log, KiB |',
    '|---|--:|--:|--:|--:|',
    row('scans are created and their pages recorded, nothing else', yesterday, yesterday.pages),
    row('the whole day: also retention, lists and reports', day, day.pages),
    row('lists and reports of these scans alone', reading, day.pages),
    row('these scans are removed, nothing else', removing, removing.pages),
  ];
}

function tabulateWaits({ day }: DayResult): readonly string[] {
  const kinds = Object.entries(day.read.byKind);
  const { scans, pages } = day.mostWaiting;
  return [
    `At most ${count(pages)} pages of ${scans} scans waited at once. ${day.read.scans} scans were read with ${day.read.requests} requests, ${day.read.refused} of them for data that retention had just removed.`,
    '',
    '| during the day | requests | p50, ms | p95, ms |',
    '|---|--:|--:|--:|',
    `| claims | ${day.claimMs.count} | ${day.claimMs.p50} | ${day.claimMs.p95} |`,
    `| records | ${day.recordMs.count} | ${day.recordMs.p50} | ${day.recordMs.p95} |`,
    ...kinds.map(([kind, { count: asked, p50, p95 }]) => `| ${kind} | ${asked} | ${p50} | ${p95} |`),
  ];
}

function tabulateSizes(sizes: readonly TableSize[], pages: number, perPage: number): readonly string[] {
  const total = sizes.reduce((sum, { tableBytes, indexBytes }) => sum + tableBytes + indexBytes, 0);
  return [
    `${perPage} occurrences of 6 rules in 10 components on each page. In all ${round2(total / pages / 1_024)} KiB per page, ${Math.round(total / pages / perPage)} bytes per occurrence.`,
    '',
    '| table | rows per page | bytes per row | of them indexes | KiB per page |',
    '|---|--:|--:|--:|--:|',
    ...sizes
      .filter(({ tableBytes, indexBytes }) => (tableBytes + indexBytes) / total > 0.002)
      .map(({ table, rows, tableBytes, indexBytes }) => {
        const bytes = tableBytes + indexBytes;
        return `| \`${table}\` | ${round2(rows / pages)} | ${Math.round(bytes / rows)} | ${Math.round(indexBytes / rows)} | ${round2(bytes / pages / 1_024)} |`;
      }),
  ];
}

function describePictures({ real, browsers }: DayResult): readonly string[] {
  const { elementPictures, pagePictures, cpuSecondsPerPage: cpu } = real;
  return [
    `Pictures of a real scan of ${real.pages} rich pages (${real.occurrencesPerPage} occurrences each): ${elementPictures.files} files with ${count(elementPictures.bytes)} bytes per page, and ${count(pagePictures.bytes)} bytes for a picture of a page.`,
    `That scan took ${cpu.browsers} s of processor time per page in browsers, and ${cpu.service} s in the service with its embedded database.`,
    `Plans use ${browsers.map(({ file, cpuSecondsPerPage }) => `${cpuSecondsPerPage} s (${file})`).join(' and ')} per page.`,
  ];
}

/** The block of docs/scaling.md. */
export function tabulatePlans({ plans, limits, assumptions }: DayResult): readonly string[] {
  const row = (what: string, show: (plan: Plan) => string) => `| ${what} | ${plans.map(show).join(' | ')} |`;
  return [
    `| pages a day | ${plans.map(({ pagesPerDay }) => count(pagesPerDay)).join(' | ')} |`,
    `|---|${plans.map(() => '--:').join('|')}|`,
    row('pages per second', ({ pagesPerSecond }) => short(pagesPerSecond)),
    row('cores of workers, light to heavy pages', ({ workerCores: [light, heavy] }) => `${up(light)} to ${up(heavy)}`),
    row('cores of workers for the busiest hour, heavy pages', ({ coresOfBusiestHour }) => up(coresOfBusiestHour)),
    row('memory of workers, GB', ({ workerGigabytes }) => up(workerGigabytes)),
    row(`worker processes of ${assumptions.coresPerWorker} cores`, ({ workerProcesses }) => count(workerProcesses)),
    row('cores of the database', ({ databaseCores }) => up(databaseCores)),
    row('cores of web processes', ({ webCores }) => up(webCores)),
    row('database, GB a day', ({ databaseGigabytesPerDay }) => short(databaseGigabytesPerDay)),
    row(`database, GB for ${assumptions.daysKept} days`, ({ databaseGigabytesKept }) => up(databaseGigabytesKept)),
    row('write-ahead log, MB/s', ({ walMegabytesPerSecond }) => short(walMegabytesPerSecond)),
    row('object store, GB a day', ({ pictureGigabytesPerDay }) => short(pictureGigabytesPerDay)),
    row('object store, files per second', ({ pictureFilesPerSecond }) => short(pictureFilesPerSecond)),
    row('scans open at once, at most', ({ mostOpenScans }) => up(mostOpenScans)),
    '',
    '| what is exhausted first | at | reached at pages a day | the limit is |',
    '|---|---|--:|---|',
    ...limits.map(
      ({ resource, ceiling, holds, source }) =>
        `| ${resource} | ${ceiling} | ${count(toTwoDigits(holds))} | ${sources[source]} |`,
    ),
    '',
    `Cores are busy for ${assumptions.utilization * 100} % of the day. Scans have ${scanSizes.map(({ pages, share }) => `${count(pages)} (${share * 100} %)`).join(', ')} pages, ${round2(pagesPerScan)} on average. Their pages arrive between ${hours.map(({ name, share }) => `${name} (${share * 100} %)`).join(', ')}.`,
    `At ${count(plans.at(-1)?.pagesPerDay ?? 0)} pages a day the first limit is exceeded ${short((plans.at(-1)?.pagesPerDay ?? 0) / (limits[0]?.holds ?? 1))} times.`,
  ];
}

const sources = { program: "the program's", PostgreSQL: "PostgreSQL's", assumption: 'an assumption' } as const;

function count(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function up(value: number): string {
  return Math.ceil(value).toLocaleString('en-US');
}

function short(value: number): string {
  return value >= 10 ? count(value) : String(Number(value.toPrecision(2)));
}

function millions(value: number): string {
  return `${(value / 1e6).toFixed(1)} million`;
}

function toTwoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
