import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { enqueueJob, runJobNow } from '../../adapters/queue/enqueue-job.ts';

/** Starts due scans, and waits for the next one. One job serves all schedules. */
export const runSchedulesJob = { kind: 'run-schedules', key: 'all' } as const;

/** Holds the target of a new or changed schedule to the kind of its address: see hold-host.ts. */
export const holdHostJob = 'hold-host';

/** Call this in the transaction that changes a schedule, so that the job looks again at due schedules. */
export async function wakeSchedules(tx: Database): Promise<void> {
  await enqueueJob(tx, runSchedulesJob);
  await runJobNow(tx, runSchedulesJob);
}

/** Called at the start of a process, because the job may be gone. */
export async function wakeSchedulesIfAny(db: Database): Promise<void> {
  const { rows } = await sql`select 1 from schedules where next_run_at is not null limit 1`.execute(db);
  if (rows.length > 0) await wakeSchedules(db);
}
