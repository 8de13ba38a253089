import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { ClaimedJob } from './job.ts';

/** How long a step's job belongs to its process without a sign of life. */
const leaseSeconds = 30;
export const renewEveryMs = 10_000;

/**
 * Claims the job that has been due for longest, or undefined if none is due. If a job's lease expired, the lost
 * process counts as a failure. `kinds`: those of this version; other jobs wait for a process that has their
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
 * For the start of a process. Failed jobs are tried again, because someone may have fixed the cause.
 * `everyLease`: also running jobs, if this process is the only one.
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
 * Makes jobs due whose times were set while the clock of the database was ahead, as `updated_at` in the future shows: they would wait
 * until the clock is there again. Returns how many there were.
 */
export async function recallJobs(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update jobs set state = 'waiting', run_at = now(), lease_until = null, updated_at = now()
    where state in ('waiting', 'running') and updated_at > now() + interval '1 hour'
  `.execute(db);
  return Number(numAffectedRows);
}
