import { sql } from 'kysely';
import { Gauge, Registry } from 'prom-client';
import type { Database } from '../../adapters/db/schema.ts';
import type { JobCounts } from '../../adapters/queue/read-jobs.ts';
import { readJobCounts } from '../../adapters/queue/read-jobs.ts';
import { within } from '../../time/time-limit.ts';

type Fleet = {
  readonly pending: number;
  readonly running: number;
  readonly open: number;
  readonly oldest: number;
  readonly workers: number;
};

const timeoutMs = 2_000;

/**
 * The state of the whole installation in Prometheus's text format. Every process would report the same numbers, so only
 * processes with the web interface do, and their numbers must not be added up. If the database is away, the result says
 * only that.
 */
export async function readFleet(db: Database): Promise<string> {
  try {
    return await within(timeoutMs, readStored(db));
  } catch {
    return writeFleet();
  }
}

async function readStored(db: Database): Promise<string> {
  const { rows } = await sql<Fleet>`
    select coalesce(sum(pages_pending), 0)::integer as pending, coalesce(sum(pages_running), 0)::integer as running,
      count(*)::integer as open,
      greatest(
        extract(epoch from now() - min(created_at)
          filter (where pages_completed + pages_failed = 0 and pages_running = 0)),
        0
      )::float8 as oldest,
      (select count(*) from processes where role <> 'web' and lease_until > now())::integer as workers
    from scans where status in ('queued', 'running') and deleted_at is null
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database counts no scans.');
  return writeFleet({ ...row, jobs: await readJobCounts(db) });
}

/** `fleet` is undefined if the database does not respond. */
export async function writeFleet(fleet?: Fleet & { readonly jobs: JobCounts }): Promise<string> {
  const registry = new Registry();
  const registers = [registry];
  const gauge = (name: string, help: string, value: number) => new Gauge({ name, help, registers }).set(value);
  gauge('curbcut_database_up', 'Whether the database answers within 2 s.', fleet === undefined ? 0 : 1);
  if (fleet === undefined) return registry.metrics();
  gauge('curbcut_pages_pending', 'Pages that wait to be scanned, in all scans that are not paused.', fleet.pending);
  gauge('curbcut_pages_running', 'Pages that are being scanned.', fleet.running);
  gauge('curbcut_scans_open', 'Scans that are queued or running.', fleet.open);
  gauge('curbcut_oldest_wait_seconds', 'Age of the oldest scan of which no page has been started.', fleet.oldest);
  gauge('curbcut_workers', 'Processes that scan.', fleet.workers);
  const help = 'Background jobs that have not succeeded yet, by state.';
  const jobs = new Gauge({ name: 'curbcut_jobs', help, labelNames: ['state'], registers });
  for (const state of ['waiting', 'running', 'failed'] as const) jobs.set({ state }, fleet.jobs[state]);
  return registry.metrics();
}
