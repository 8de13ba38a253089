import { join } from 'node:path';
import { sql } from 'kysely';
import { ScanClient } from '../e2e/scan-client.ts';
import { Asking } from './ask-meanwhile.ts';
import { findBreaches } from './check-outcome.ts';
import type { FaultWorld, Variant } from './fault-world.ts';
import { placesOfTwo } from './faults.ts';
import { copyProgram, writeTolerant } from './program-copy.ts';
import { refuseOlder } from './refuse-older.ts';
import type { ServiceProcess } from './service-process.ts';
import type { Special, SpecialOutcome } from './special-rounds.ts';
import { stopWithRequest } from './stop-with-request.ts';
import { waitUntil } from './wait-until.ts';

/**
 * Two programs share a database while one replaces the other: this one is the older, a copy of it with one more migration the newer. Then the
 * older is put back on the newer schema, a migration fails under it, and at last one refuses it.
 */
export const rollingUpdate: Special = { name: 'rolling-update', engines: ['server'], run: updateAndPutBack };

type Pair = { readonly web: ServiceProcess; readonly worker: ServiceProcess };

const limitMs = 120_000;
/** Each page that a worker records is a line of its log. */
const verbose = { environment: { LOG_LEVEL: 'debug' } };

async function updateAndPutBack(world: FaultWorld): Promise<SpecialOutcome> {
  const older = await startPair(world);
  const asking = new Asking([older.web.origin]);
  try {
    const { scans, story, breaches } = await replace(world, older, asking);
    const ofReturn = await putBack(world, scans);
    const ofFailure = await failToMigrate(world);
    await world.untilJobsAreDone();
    await world.stopAll();
    const ofScans = await Promise.all(scans.map((id) => findBreaches(world, id)));
    return {
      story,
      breaches: [...breaches, ...ofReturn, ...ofFailure, ...ofScans.flat(), ...(await refuseOlder(world))],
    };
  } finally {
    await asking.stop();
  }
}

/** A newer pair joins an older one, which is stopped while scans run and requests arrive. */
async function replace(world: FaultWorld, older: Pair, asking: Asking) {
  const main = await copyProgram(join(world.folder, 'next'), {
    version: '9001.0.0',
    migrations: { '9001-tolerant': await writeTolerant() },
  });
  const gone = await scanOnePage(world, older.web);
  const first = await begin(world, older.web);
  await untilRecorded(older.worker, 2);

  const newer = await letNewerJoin(world, main, older);
  await asking.askOnly([older.web.origin, newer.web.origin]);
  const scans = [first, await begin(world, newer.web), await begin(world, older.web)];
  await Promise.all([untilRecorded(newer.worker, 1), untilRecorded(older.worker, countRecorded(older.worker) + 1)]);
  const released = await stopWorkerInFlight(world, older.worker, scans);
  await asking.askOnly([newer.web.origin]);
  const ofStop = await stopWithRequest(world, { leaving: older.web, staying: newer.web, scanId: gone });
  await untilAllEnded(newer.web, scans);
  await asking.stop();
  const shares = [older, newer].map(({ worker }) => countRecorded(worker));
  return {
    scans,
    story: `${shares.join(' and ')} pages by the older and the newer, ${released} released, ${asking.count} requests`,
    breaches: [...asking.failures, ...ofStop, ...compareShares(world, shares)],
  };
}

async function startPair(world: FaultWorld, variant: Variant = {}): Promise<Pair> {
  const web = await world.startService({ ...verbose, ...variant, flags: ['--role', 'web'] });
  const worker = await world.startWorker({ ...verbose, ...variant });
  return { web, worker };
}

async function scanOnePage({ site }: FaultWorld, web: ServiceProcess): Promise<string> {
  const { id } = await new ScanClient(web.origin).scan({ sitemap_url: site.pageUrls[0], scan_type: 'single' });
  return id;
}

async function begin({ site }: FaultWorld, web: ServiceProcess): Promise<string> {
  const body = { sitemap_url: site.sitemapUrl, scan_type: 'sitemap' };
  return (await new ScanClient(web.origin).create(body)).id;
}

/** The newer web process changes the schema while the older worker has pages in flight, which it then records. */
async function letNewerJoin(world: FaultWorld, main: string, older: Pair): Promise<Pair> {
  world.site.hold();
  await waitUntil('pages are in flight', limitMs, async () => world.site.countHeld() > 0 || undefined);
  const before = countRecorded(older.worker);
  const web = await world.startService({ ...verbose, main, flags: ['--role', 'web'] });
  world.site.release();
  await untilRecorded(older.worker, before + 1);
  return { web, worker: await world.startWorker({ ...verbose, main }) };
}

/** As Kubernetes does: a signal, and time to end. Returns how many pages others have to scan. */
async function stopWorkerInFlight(
  world: FaultWorld,
  worker: ServiceProcess,
  scans: readonly string[],
): Promise<number> {
  world.site.hold();
  const running = await waitUntil('all slots wait for a page', limitMs, async () => {
    const count = await countRunning(world, scans);
    return count >= placesOfTwo && world.site.countHeld() >= count ? count : undefined;
  });
  await world.stop(worker);
  const released = running - (await countRunning(world, scans));
  const costly = await countCostly(world);
  world.site.release();
  if (released <= 0) throw new Error('The worker had no page in flight when it was stopped.');
  if (costly > 0) throw new Error(`The stop cost ${costly} pages an attempt.`);
  return released;
}

async function countRunning(world: FaultWorld, scans: readonly string[]): Promise<number> {
  const seen = await Promise.all(scans.map((id) => world.client.get(id)));
  return seen.reduce((sum, { progress }) => sum + progress.pages_running, 0);
}

/** Pages that wait for another attempt. */
async function countCostly(world: FaultWorld): Promise<number> {
  return world.withDatabase(async ({ db }) => {
    const rows = await db
      .selectFrom('pages')
      .select('id')
      .where('status', '=', 'pending')
      .where('attempts', '>', 0)
      .execute();
    return rows.length;
  });
}

async function untilAllEnded(web: ServiceProcess, scans: readonly string[]): Promise<void> {
  const client = new ScanClient(web.origin);
  for (const id of scans) await client.untilEnded(id);
}

function compareShares({ site }: FaultWorld, shares: readonly number[]): readonly string[] {
  const recorded = shares.reduce((sum, count) => sum + count, 0);
  // The page of the scan that is deleted is one more.
  const expected = 3 * site.pageUrls.length + 1;
  return recorded === expected ? [] : [`${recorded} pages were recorded, of ${expected}`];
}

/** The newer processes end, and the older program alone scans on their schema. Adds its scan to the list. */
async function putBack(world: FaultWorld, scans: string[]): Promise<readonly string[]> {
  const leaving = world.processes;
  const { web } = await startPair(world);
  for (const one of leaving) await world.stop(one);
  const id = await begin(world, web);
  await untilAllEnded(web, [id]);
  scans.push(id);
  const silent = world.processes.filter(({ said }) => !said.includes('a newer version has changed the database'));
  return silent.map(({ said }) => `an older process did not say that the database is newer: ${said.slice(-500)}`);
}

/** The older program runs while a migration of a newer one fails in its middle. */
async function failToMigrate(world: FaultWorld): Promise<readonly string[]> {
  const main = await copyProgram(join(world.folder, 'broken'), {
    version: '9002.0.0',
    migrations: {
      '9001-tolerant': await writeTolerant(),
      '9002-broken': '-- No older program works: it fails.\ncreate table half_done (id integer);\nselect 1 / 0;\n',
    },
  });
  const migration = world.spawn('migrate', { main });
  const code = await migration.untilEnded();
  const { status } = await fetch(`${world.service.origin}/api/scans`);
  const left = await world.withDatabase(async ({ db }) =>
    sql`select from pg_tables where tablename = 'half_done'`.execute(db),
  );
  return [
    ...(code === 0 ? ['a broken migration was taken for done'] : []),
    ...(status === 200 ? [] : [`after a failed migration the older web process answered ${status}`]),
    ...left.rows.map(() => 'a failed migration left a table'),
  ];
}

async function untilRecorded(worker: ServiceProcess, count: number): Promise<void> {
  await waitUntil(
    `a worker has recorded ${count} pages`,
    limitMs,
    async () => countRecorded(worker) >= count || undefined,
  );
}

function countRecorded({ said }: ServiceProcess): number {
  return said.split('"msg":"page recorded"').length - 1;
}
