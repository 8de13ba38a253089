import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { JobCounts } from '../../adapters/queue/read-jobs.ts';
import { readJobCounts } from '../../adapters/queue/read-jobs.ts';
import { within } from '../../time/time-limit.ts';
import type { Metric, Series } from './write-series.ts';

type Fleet = {
  readonly pending: number;
  readonly running: number;
  readonly open: number;
  readonly oldest: number;
  readonly workers: number;
};

const timeoutMs = 2_000;

/**
 * The state of the whole installation. Every process that reports it reports the same numbers, so only those
 * with the web interface do, and several of them are not to be summed. Without a database only that is said.
 */
export async function readFleet(db: Database): Promise<readonly Metric[]> {
  try {
    return await within(timeoutMs, readStored(db));
  } catch {
    return [isUp(0)];
  }
}

async function readStored(db: Database): Promise<readonly Metric[]> {
  const { rows } = await sql<Fleet>`
    select coalesce(sum(pages_pending), 0)::integer as pending, coalesce(sum(pages_running), 0)::integer as running, count(*)::integer as open,
      coalesce(extract(epoch from now() - min(created_at) filter (where pages_completed + pages_failed = 0 and pages_running = 0)), 0)::float8 as oldest,
      (select count(*) from processes where role <> 'web' and lease_until > now())::integer as workers
    from scans where status in ('queued', 'running') and deleted_at is null
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database counts no scans.');
  return describeFleet(row, await readJobCounts(db));
}

export function describeFleet({ pending, running, open, oldest, workers }: Fleet, jobs: JobCounts): readonly Metric[] {
  const states = (['waiting', 'running', 'failed'] as const).map((state) => ({
    labels: { state },
    value: jobs[state],
  }));
  return [
    isUp(1),
    aGauge('curbcut_pages_pending', 'Pages that wait to be scanned, in all scans that are not paused.', pending),
    aGauge('curbcut_pages_running', 'Pages that are being scanned.', running),
    aGauge('curbcut_scans_open', 'Scans that are queued or running.', open),
    aGauge('curbcut_oldest_wait_seconds', 'Age of the oldest scan of which no page has been started.', oldest),
    aGauge('curbcut_workers', 'Processes that scan.', workers),
    aGauge('curbcut_jobs', 'Background jobs that have not succeeded yet, by state.', states),
  ];
}

function isUp(value: number): Metric {
  return aGauge('curbcut_database_up', 'Whether the database answers within 2 s.', value);
}

function aGauge(name: string, help: string, value: number | readonly Series[]): Metric {
  return { name, type: 'gauge', help, series: typeof value === 'number' ? [{ labels: {}, value }] : value };
}
