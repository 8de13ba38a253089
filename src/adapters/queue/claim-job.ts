import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ClaimedJob } from './job.ts';

/** A process without a sign of life keeps the job of a step for this time. */
const leaseSeconds = 30;
export const renewEveryMs = 10_000;

/**
 * Claims the job that has been due for longest. Returns undefined if no job is due. If a job's lease expired, the lost
 * process counts as a failure. `kinds` are those of this version. Other jobs wait for a process that supports their
 * kind.
 */
export async function claimJob(db: Database, kinds: readonly string[]): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    with due as (
      select id from jobs
      where state in ('waiting', 'running') and coalesce(lease_until, run_at) <= now() and kind = any (${kinds}::text[])
      order by coalesce(lease_until, run_at)
      limit 1
      for update skip locked
    )
    update jobs set
      state = 'running', claim = claim + 1, again = again and cursor is not null, attempts = attempts + (state = 'running')::integer,
      lease_until = now() + make_interval(secs => ${leaseSeconds}), updated_at = now()
    from due where jobs.id = due.id
    returning jobs.id, kind, key, payload, cursor, progress, attempts, claim
  `.execute(db);
  return rows[0];
}

/** Extends the lease of the job while its step is running. */
export async function renewJob(db: Database, { id, claim }: Pick<ClaimedJob, 'id' | 'claim'>): Promise<void> {
  await sql`
    update jobs set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id}::uuid and claim = ${claim} and state = 'running'
  `.execute(db);
}

/**
 * Called at the start of a process. Retries failed jobs, because the cause may have been fixed. `everyLease` also
 * reopens running jobs, for the case that this process is the only one.
 */
export async function reopenJobs(db: Database, { everyLease }: { readonly everyLease: boolean }): Promise<void> {
  await sql`
    update jobs set state = 'waiting', attempts = 0, run_at = now(), finished_at = null, updated_at = now()
    where id in (
      select distinct on (kind, key) id from jobs as failed
      where state = 'failed' and not exists (
        select 1 from jobs as open
        where open.kind = failed.kind and open.key = failed.key and open.state in ('waiting', 'running')
      )
      order by kind, key, created_at desc
    )
  `.execute(db);
  if (everyLease) {
    await sql`
      update jobs set state = 'waiting', lease_until = null, run_at = now(), updated_at = now() where state = 'running'
    `.execute(db);
  }
}

/**
 * Makes jobs due that were scheduled while the clock of the database was ahead. An `updated_at` in the future
 * identifies them. Otherwise, they would wait until the clock catches up. Returns the number of jobs.
 */
export async function recallJobs(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update jobs set state = 'waiting', run_at = now(), lease_until = null, updated_at = now()
    where state in ('waiting', 'running') and updated_at > now() + interval '1 hour'
  `.execute(db);
  return Number(numAffectedRows);
}
