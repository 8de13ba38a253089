import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { enqueueJob, runJobNow } from '../../adapters/queue/enqueue-job.ts';

/** Starts the scans that are due, and waits for the next one. There is one for all schedules. */
export const runSchedulesJob = { kind: 'run-schedules', key: 'all' } as const;

/** To be called in the transaction that changes a schedule: the job looks again at what is due. */
export async function wakeSchedules(tx: Database): Promise<void> {
  await enqueueJob(tx, runSchedulesJob);
  await runJobNow(tx, runSchedulesJob);
}

/** For the start of a process, in case the job is gone. */
export async function wakeSchedulesIfAny(db: Database): Promise<void> {
  const { rows } = await sql`select 1 from schedules where next_run_at is not null limit 1`.execute(db);
  if (rows.length > 0) await wakeSchedules(db);
}
