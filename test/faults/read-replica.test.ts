import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { ReadDatabase } from '../../src/db/read-database.ts';
import type { Database } from '../../src/db/schema.ts';
import { compareReplica, readPosition } from '../../src/db/wal-position.ts';
import { writeIssuesCsv } from '../../src/reports/csv/write-issues-csv.ts';
import { readReportHead } from '../../src/reports/report-model.ts';
import { whereThereIs } from '../applicable.ts';
import { aGroup, aScannedReport, aSitemapScan, catalog, scanNextPage } from '../contracts/make-scans.ts';
import type { ServerProxy } from '../databases/server-proxy.ts';
import { startProxy } from '../databases/server-proxy.ts';
import type { TestService } from '../e2e/run-service.ts';
import { runService } from '../e2e/run-service.ts';
import type { ReplicatedPair } from './replicated-pair.ts';
import { ask, startPair } from './replicated-pair.ts';
import { waitUntil } from './wait-until.ts';

const onLinux = whereThereIs('linux');
const limitMs = 60_000;

let pair: ReplicatedPair;
let proxy: ServerProxy;
let primary: OpenDatabase;
let reads: ReadDatabase;
/** Two web processes of one installation. */
let services: readonly TestService[];

if (process.platform === 'linux') {
  beforeAll(async () => {
    pair = await startPair('on the first');
    primary = await openDatabase({ kind: 'server', url: pair.primaryUrl, maxConnections: 4 });
    proxy = await startProxy(pair.standbyUrl);
    reads = new ReadDatabase({ primary: primary.db, url: proxy.url, maxConnections: 4 });
    const environment = { CURBCUT_ROLE: 'web', DATABASE_URL: pair.primaryUrl, DATABASE_READ_URL: proxy.url };
    services = [await runService(environment), await runService(environment)];
  }, 2 * limitMs);
  beforeEach(async () =>
    waitUntil('the replica is read from', limitMs, async () => ((await isOnReplica()) ? true : undefined)),
  );
  afterAll(async () => {
    for (const service of services) await service.close();
    await reads.close();
    await primary.close();
    await proxy.close();
    await pair.close();
  });
}

async function isOnReplica(): Promise<boolean> {
  const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(await reads.open());
  return rows[0]?.replica === true;
}

/** The contract tests check what routes answer. */
async function request<T>(service: TestService | undefined, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${service?.origin ?? ''}${path}`, {
    ...(body !== undefined && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`);
  return (await answer.json()) as T;
}

async function readDatabaseHealth(): Promise<unknown> {
  return (await request<{ database: unknown }>(services[0], '/api/health/details')).database;
}

type Listed = readonly { readonly id: string }[];
type Issues = { readonly totals: { readonly failed: { readonly occurrences: number } } };
type Report = { readonly scan: { readonly summary: { readonly failed_occurrences: number } } };

it(
  'no one reads a list or a report without what was changed before, while the replica replays nothing',
  onLinux,
  async () => {
    await ask(pair.standbyUrl, 'select pg_wal_replay_pause()');
    const wanted: unknown[] = [];
    const seen: unknown[] = [];
    for (const tag of ['first', 'second', 'third']) {
      for (const writer of services) {
        const body = { sitemap_url: 'https://example.com/', scan_type: 'single', tag };
        const created = await request<{ id: string }>(writer, '/api/scans', body);
        const recorded = await scanNextPage(primary.db, aScannedReport({ groups: [aGroup(3)] }));
        for (const reader of services) {
          wanted.push([created.id, 3, 3]);
          const [newest] = await request<Listed>(reader, `/api/scans?tag=${tag}`);
          const issues = await request<Issues>(reader, `/api/scans/${recorded.id}/issues/chunks`);
          const report = await request<Report>(reader, `/api/scans/${recorded.id}/issues/report.json`);
          seen.push([newest?.id, issues.totals.failed.occurrences, report.scan.summary.failed_occurrences]);
        }
      }
    }
    const health = await readDatabaseHealth();
    await ask(pair.standbyUrl, 'select pg_wal_replay_resume()');

    expect(seen).toEqual(wanted);
    expect(health).toMatchObject({ status: 'degraded', detail: expect.stringContaining('is behind the primary') });
  },
);

it(
  'a report continues on the primary where the replica falls silent, and other reads do not wait',
  onLinux,
  async () => {
    const { whole, scanId } = await aLargeReport();
    const pieces = writeReport(await reads.open(), scanId);
    const first = await pieces.next();
    const speakAgain = proxy.fallSilent();
    const rest = await collect(pieces);
    const listed = await request<Listed>(services[0], '/api/scans');
    const health = await readDatabaseHealth();
    speakAgain();

    expect(first.value + rest).toBe(whole);
    expect(listed[0]?.id).toBe(scanId);
    expect(health).toMatchObject({ status: 'degraded', detail: expect.stringContaining('does not answer') });
  },
);

it('a server that follows another primary, or accepts writes itself, is not read from', onLinux, async () => {
  const position = await readPosition(primary.db);
  const replica = await reads.open();
  const own = new ReadDatabase({ primary: primary.db, url: pair.primaryUrl, maxConnections: 1 });
  const states = [
    await compareReplica(replica, { ...position, cluster: '1' }),
    await compareReplica(replica, { ...position, timeline: position.timeline + 1 }),
  ];
  const health = await own.examine();
  await own.close();

  expect(states).toEqual(['other', 'other']);
  expect(health).toMatchObject({ status: 'degraded', detail: expect.stringContaining('accepts writes') });
});

it('no scan may reach the replica, from any process', onLinux, async () => {
  const port = Number(new URL(proxy.url).port);
  const known = await primary.db.selectFrom('known_endpoints').select('host').where('port', '=', port).execute();

  expect(known).toEqual([{ host: '127.0.0.1' }]);
});

it('a report continues on the primary when the replica is killed, and so do all other reads', onLinux, async () => {
  const { whole, scanId } = await aLargeReport();
  const pieces = writeReport(await reads.open(), scanId);
  const first = await pieces.next();
  await pair.killStandby();
  const rest = await collect(pieces);
  const answers = await Promise.all(services.map(async (service) => request<Listed>(service, '/api/scans')));
  const health = await readDatabaseHealth();

  expect(first.value + rest).toBe(whole);
  expect(answers.map(([newest]) => newest?.id)).toEqual([scanId, scanId]);
  expect(health).toMatchObject({ status: 'degraded', detail: expect.stringContaining('does not answer') });
});

/** With what the primary says of it. */
async function aLargeReport(): Promise<{ readonly scanId: string; readonly whole: string }> {
  const scan = await aSitemapScan(primary.db, 4);
  for (let page = 0; page < 4; page += 1) await scanNextPage(primary.db, aScannedReport({ groups: [aGroup(400)] }));
  await waitUntil('the replica is read from', limitMs, async () => ((await isOnReplica()) ? true : undefined));
  return { scanId: scan.id, whole: await collect(writeReport(primary.db, scan.id)) };
}

async function* writeReport(db: Database, scanId: string): AsyncGenerator<string> {
  const head = await readReportHead({ db, catalog }, scanId);
  const options = { organizationName: null, includeNeedsReview: false, sampleSize: 10 };
  yield* writeIssuesCsv(db, head, { mode: 'full', options, screenshotUrl: (_scan, name) => name });
}

async function collect(pieces: AsyncGenerator<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
