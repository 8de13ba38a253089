import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/adapters/db/open-database.ts';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import { ReadDatabase } from '../../src/adapters/db/read-database.ts';
import { whereThereIs } from '../applicable.ts';
import { aGroup, aScan, aScannedReport, scanNextPage } from '../contracts/make-scans.ts';
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
let service: TestService;
let scanId: string;

if (process.platform === 'linux') {
  beforeAll(async () => {
    pair = await startPair('on the first');
    primary = await openDatabase({ kind: 'server', url: pair.primaryUrl, maxConnections: 4 });
    proxy = await startProxy(pair.standbyUrl);
    reads = new ReadDatabase({ primary: primary.db, url: proxy.url, maxConnections: 4 });
    service = await runService({
      CURBCUT_ROLE: 'web',
      DATABASE_URL: pair.primaryUrl,
      DATABASE_READ_URL: proxy.url,
    });
  }, 2 * limitMs);
  beforeEach(async () => {
    scanId = await record();
    await waitUntil('the replica is read from', limitMs, async () => ((await isOnReplica()) ? true : undefined));
  });
  afterAll(async () => {
    await service.close();
    await reads.close();
    await primary.close();
    await proxy.close();
    await pair.close();
  });
}

async function record(): Promise<string> {
  const { id } = await aScan(primary.db);
  await scanNextPage(primary.db, aScannedReport({ groups: [aGroup(3)] }));
  return id;
}

async function isOnReplica(): Promise<boolean> {
  const db = await reads.open(scanId);
  const { rows } = await sql<{ replica: boolean }>`select pg_is_in_recovery() as replica`.execute(db);
  return rows[0]?.replica === true;
}

async function request<T>(path: string): Promise<T> {
  const answer = await fetch(`${service.origin}${path}`);
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}.`);
  return (await answer.json()) as T;
}

async function countReported(id: string): Promise<number> {
  type Report = { readonly scan: { readonly summary: { readonly failed_occurrences: number } } };
  const { scan } = await request<Report>(`/api/scans/${id}/issues/report.json`);
  return scan.summary.failed_occurrences;
}

async function readDatabaseHealth(): Promise<unknown> {
  return (await request<{ database: unknown }>('/api/health/details')).database;
}

it('a report has all findings, while the replica replays nothing', onLinux, async () => {
  await ask(pair.standbyUrl, 'select pg_wal_replay_pause()');
  const later = await record();
  const counts = [await countReported(scanId), await countReported(later)];
  const health = await readDatabaseHealth();
  await ask(pair.standbyUrl, 'select pg_wal_replay_resume()');

  expect(counts).toEqual([3, 3]);
  expect(health).toEqual({ status: 'ok' });
});

it('no scan may reach the replica, from any process', onLinux, async () => {
  const port = Number(new URL(proxy.url).port);
  const known = await primary.db.selectFrom('known_endpoints').select('host').where('port', '=', port).execute();

  expect(known).toEqual([{ host: '127.0.0.1' }]);
});

it('only one server can be named', () => {
  const url = 'postgres://a.example:5432,b.example:5432/curbcut';

  expect(() => new ReadDatabase({ primary: primary.db, url, maxConnections: 1 })).toThrow(
    'DATABASE_READ_URL must name one server. Put several replicas behind one address.',
  );
});

it('a report is read from the primary while the replica is silent, and after it was killed', onLinux, async () => {
  const speakAgain = proxy.fallSilent();
  const whileSilent = await countReported(scanId);
  const health = await readDatabaseHealth();
  speakAgain();
  await pair.killStandby();
  const afterwards = await countReported(scanId);

  expect([whileSilent, afterwards]).toEqual([3, 3]);
  expect(health).toMatchObject({ status: 'degraded', detail: expect.stringContaining('does not answer') });
});
