import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../src/db/schema.ts';
import { enqueueJob } from '../../src/queue/enqueue-job.ts';
import { retentionJob } from '../../src/settings/retention-job.ts';
import { aSitemapScan } from '../../test/contracts/make-scans.ts';
import { ScanClient } from '../../test/e2e/scan-client.ts';
import { waitUntil } from '../../test/faults/wait-until.ts';
import type { DayInstallation } from './day-installation.ts';
import type { Arrival } from './day-traffic.ts';

const limitMs = 600_000;
const sampleEveryMs = 250;
const hoursOfDay = 24;

/** All scans of a day, one after the other, and their end. */
export async function arriveAtOnce(db: Database, arrivals: readonly Arrival[]): Promise<void> {
  for (const arrival of arrivals) await arrive(db, arrival);
  await untilAllEnded(db);
}

type Day = {
  readonly arrivals: readonly Arrival[];
  readonly seconds: number;
  /** The most that had not ended at once, as sampled. */
  readonly waiting: { scans: number; pages: number };
};

/** Each scan at its moment of the day; retention looks each hour. Ends when all scans have ended and no job is left. */
export async function arriveOverDay(
  { db, origin }: DayInstallation,
  { arrivals, seconds, waiting }: Day,
): Promise<void> {
  const isOver = { yes: false };
  const sampling = sampleWaiting(db, waiting, isOver);
  const started = performance.now();
  let hour = 0;
  for (const arrival of arrivals) {
    await delay(Math.max(0, started + arrival.at * seconds * 1_000 - performance.now()));
    for (; hour < Math.floor(arrival.at * hoursOfDay); hour += 1) await enqueueJob(db, retentionJob);
    await arrive(db, arrival);
  }
  await untilAllEnded(db);
  isOver.yes = true;
  await sampling;
  await enqueueJob(db, retentionJob);
  await untilNoJob(origin);
}

/** They ended two days ago. */
export async function ageScans(db: Database): Promise<void> {
  await sql`update scans set finished_at = finished_at - interval '2 days', started_at = started_at - interval '2 days'`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}

/** From now on scans of more than a day are removed, but for the latest one of each site. */
export async function startRetention(origin: string): Promise<void> {
  await new ScanClient(origin).putSettings({ performance: { retention_days: 1, retention_keep_last: 1 } });
  await untilNoJob(origin);
}

/** Deletes all scans but these, and waits until nothing of them is left. */
export async function removeAll({ db, origin }: DayInstallation, kept: readonly string[]): Promise<void> {
  for (const id of await listScanIds(db)) {
    if (kept.includes(id)) continue;
    const { status } = await fetch(`${origin}/api/scans/${id}`, { method: 'DELETE' });
    if (status !== 204) throw new Error(`DELETE answered ${status}`);
  }
  await untilNoJob(origin);
}

export async function listScanIds(db: Database): Promise<readonly string[]> {
  return (await db.selectFrom('scans').select('id').execute()).map(({ id }) => id);
}

async function arrive(db: Database, { site, pages }: Arrival): Promise<void> {
  await aSitemapScan(db, pages, { sitemap_url: `${site}/sitemap.xml` });
}

async function sampleWaiting(db: Database, waiting: Day['waiting'], isOver: { readonly yes: boolean }): Promise<void> {
  while (!isOver.yes) {
    const { scans, pages } = await countWaiting(db);
    waiting.scans = Math.max(waiting.scans, scans);
    waiting.pages = Math.max(waiting.pages, pages);
    await delay(sampleEveryMs);
  }
}

async function untilAllEnded(db: Database): Promise<void> {
  await waitUntil('all scans have ended', limitMs, async () =>
    (await countWaiting(db)).scans === 0 ? true : undefined,
  );
}

async function countWaiting(db: Database): Promise<{ readonly scans: number; readonly pages: number }> {
  const { rows } = await sql<{ scans: number; pages: number }>`
    select count(*)::integer as scans, coalesce(sum(pages_pending + pages_running), 0)::integer as pages
    from scans where finished_at is null and deleted_at is null
  `.execute(db);
  return rows[0] ?? { scans: 0, pages: 0 };
}

async function untilNoJob(origin: string): Promise<void> {
  const client = new ScanClient(origin);
  await waitUntil('no job is left', limitMs, async () => {
    const open = await Promise.all([client.countJobs('waiting'), client.countJobs('running')]);
    return open.every((count) => count === 0) ? true : undefined;
  });
}
