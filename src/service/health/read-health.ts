import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { ScreenshotStore } from '../../adapters/files/screenshot-store.ts';
import { readJobCounts } from '../../adapters/queue/read-jobs.ts';
import type { HealthPart } from '../../texts/health-part.ts';
import { within } from '../../time/time-limit.ts';
import { checksSchema } from './health-details.ts';
import type { HealthParts } from './health-details.ts';
import { sayAll, says } from '../../texts/saying.ts';

export type HealthDeps = {
  readonly db: Database;
  readonly screenshots: Pick<ScreenshotStore, 'check'>;
  /** The state of the read replica. Undefined if there is none. */
  readonly examineReplica?: (() => Promise<HealthPart>) | undefined;
};

/** A due page waits seconds if the service has free slots. If it waits this long, other work is ahead of it. */
const longWaitSeconds = 600;
const timeoutMs = 2_000;

/** The state of the installation, part by part. Never throws: a part that cannot be read is `failed`. */
export async function readHealth({ db, screenshots, examineReplica }: HealthDeps): Promise<HealthParts> {
  const [files, stored, replica] = await Promise.all([
    screenshots.check(),
    within(timeoutMs, readStored(db)).catch(() => undefined),
    examineReplica?.() ?? fine,
  ]);
  if (stored !== undefined) return { ...stored, database: replica, files };
  const remedy = says('health.check_database');
  const unknown: HealthPart = {
    status: 'failed',
    detail: says('health.not_known'),
    remedy,
  };
  const database: HealthPart = { status: 'failed', detail: says('health.database_silent'), remedy };
  return { browser: unknown, sandbox: unknown, database, files, queue: unknown, jobs: unknown };
}

const fine: HealthPart = { status: 'ok' };

async function readStored(db: Database): Promise<Omit<HealthParts, 'database' | 'files'>> {
  const processes = await readProcesses(db);
  const scanning = processes.filter(({ role }) => role !== 'web');
  // If no process scans, the process that prints reports counts.
  const checks = (scanning.length > 0 ? scanning : processes).map((process) => checksSchema.parse(process.checks));
  return {
    browser: worstOf(checks.map(({ browser }) => browser)),
    sandbox: worstOf(checks.map(({ sandbox }) => sandbox)),
    queue: await readQueue(db, scanning.length),
    jobs: await readJobs(db),
  };
}

async function readProcesses(db: Database) {
  return db
    .selectFrom('processes')
    .select(['role', 'checks'])
    .where('lease_until', '>', sql<Date>`now()`)
    .execute();
}

const order = ['failed', 'degraded', 'ok'] as const;

/** If there are several processes, says how many are in the worst state. */
function worstOf(parts: readonly HealthPart[]): HealthPart {
  const status = order.find((one) => parts.some((part) => part.status === one));
  const worst = parts.filter((part) => part.status === status);
  const [first] = worst;
  if (first === undefined) return { status: 'failed', detail: says('health.no_process'), remedy: startWorker };
  if (parts.length === 1) return first;
  return {
    ...first,
    detail: says('health.of_processes', { saidPart: first.detail ?? [], n: worst.length, nAll: parts.length }),
  };
}

const startWorker = says('health.start_worker');

async function readQueue(db: Database, workers: number): Promise<HealthPart> {
  const { rows } = await sql<{ pending: number; running: number; waited: number | null }>`
    select
      (select coalesce(sum(pages_pending), 0)::int from scans where status in ('queued', 'running') and deleted_at is null) as pending,
      (select coalesce(sum(pages_running), 0)::int from scans where pages_running > 0 and deleted_at is null) as running,
      (
        select extract(epoch from now() - max(greatest(coalesce(last_claimed_at, created_at), created_at)))::int
        from scans where status in ('queued', 'running') and deleted_at is null and pages_pending > 0
      ) as waited
  `.execute(db);
  const { pending = 0, running = 0, waited = null } = rows[0] ?? {};
  const detail = says('health.pages', { n: pending, nRunning: running });
  if (workers === 0) {
    return { status: 'failed', detail: sayAll(says('health.no_worker'), detail), remedy: startWorker };
  }
  if (running > 0 || waited === null || waited < longWaitSeconds) return { status: 'ok', detail };
  return {
    status: 'degraded',
    detail: sayAll(detail, says('health.not_started', { n: Math.round(waited / 60) })),
    remedy: says('health.check_browser'),
  };
}

async function readJobs(db: Database): Promise<HealthPart> {
  const { waiting, running, failed } = await readJobCounts(db);
  const detail = says('health.jobs', { n: waiting, nRunning: running, nFailed: failed });
  if (failed === 0) return { status: 'ok', detail };
  const remedy = says('health.retry_jobs');
  return { status: 'degraded', detail, remedy };
}
