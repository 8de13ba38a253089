import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import { delayAfter } from '../../time/back-off.ts';
import type { ClaimedJob, Progress } from './job.ts';

type Held = Pick<ClaimedJob, 'id' | 'claim'>;

/** Limits the time and the number of finished jobs in the list, so that the list can be read at any offset. */
const keepDays = 7;
const mostKept = 5_000;

/**
 * Marks the job as finished, or restarts it if it was requested in the meantime. Also removes finished jobs that are
 * old or exceed the limit.
 */
export async function finishJob(db: Database, { id, claim }: Held, progress: Progress | null): Promise<void> {
  await sql`
    with old as (
      delete from jobs where state = 'done' and (
        finished_at < now() - make_interval(days => ${keepDays})
        or finished_at <= (select finished_at from jobs where state = 'done' order by finished_at desc limit 1 offset ${mostKept})
      )
    )
    update jobs set
      state = case when again then 'waiting' else 'done' end, finished_at = case when again then null else now() end,
      run_at = case when again then now() else run_at end, again = false, cursor = null,
      lease_until = null, updated_at = now(), last_error = null, attempts = 0,
      progress = coalesce(${progress === null ? null : JSON.stringify(progress)}::jsonb, progress)
    where id = ${id}::uuid and claim = ${claim} and state = 'running'
  `.execute(db);
}

export type Continuation = {
  readonly cursor: unknown;
  readonly progress: Progress | null;
  /** The delay before the next step, by the database's clock. */
  readonly afterSeconds: number;
};

/**
 * Continues a job after a successful step that left more to do. Any process may run the next step, after the jobs that
 * have been due for longer.
 */
export async function continueJob(
  db: Database,
  { id, claim }: Held,
  { cursor, progress, afterSeconds }: Continuation,
): Promise<void> {
  await sql`
    update jobs set
      state = 'waiting', lease_until = null, run_at = now() + make_interval(secs => ${afterSeconds}), updated_at = now(),
      last_error = null, attempts = 0, cursor = ${JSON.stringify(cursor)}::jsonb,
      progress = coalesce(${progress === null ? null : JSON.stringify(progress)}::jsonb, progress)
    where id = ${id}::uuid and claim = ${claim} and state = 'running'
  `.execute(db);
}

/** Returns the job to its state before the claim, because the process stops before the end of the step. */
export async function releaseJob(db: Database, { id, claim }: Held): Promise<void> {
  await sql`
    update jobs set state = 'waiting', lease_until = null, run_at = now(), updated_at = now()
    where id = ${id}::uuid and claim = ${claim} and state = 'running'
  `.execute(db);
}

/** 2 s, 4 s, 8 s … up to an hour, each shortened at random by up to half. In total, two and a half hours. */
const backOff = { firstMs: 2_000, longestMs: 3_600_000 };
export const maxJobFailures = 14;

/**
 * The step failed: it is retried later, or the job fails after `maxJobFailures` failures in a row. Operators see
 * `lastError`.
 */
export async function failJob(
  db: Database,
  { id, claim, attempts }: Pick<ClaimedJob, 'id' | 'claim' | 'attempts'>,
  lastError: string,
): Promise<'waiting' | 'failed'> {
  const state = attempts + 1 < maxJobFailures ? 'waiting' : 'failed';
  const delaySeconds = delayAfter(attempts + 1, backOff) / 1_000;
  await sql`
    update jobs set
      state = ${state}, attempts = attempts + 1, lease_until = null, last_error = ${lastError}, updated_at = now(),
      run_at = now() + make_interval(secs => ${delaySeconds} * (1 - random() / 2)),
      finished_at = case when ${state} = 'failed' then now() end
    where id = ${id}::uuid and claim = ${claim} and state = 'running'
  `.execute(db);
  return state;
}
