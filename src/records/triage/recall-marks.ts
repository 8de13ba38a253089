import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import { endMarkJob } from './mark-jobs.ts';

/**
 * Counts accepted findings again whose last day seemed to have passed while the clock of the database was ahead. Their
 * job has run, so nothing waits for their day. Returns the number of marks.
 */
export async function recallMarks(db: Database): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from false_positive_marks as mark
    where until >= (now() at time zone 'utc')::date and state <> 'removing' and not exists (
      select 1 from jobs where kind = ${endMarkJob} and key = mark.id::text and state in ('waiting', 'running')
    )`.execute(db);
  for (const { id } of rows) await enqueueJob(db, { kind: endMarkJob, key: id });
  return rows.length;
}

/** The seconds until the last day of a mark has passed, by the clock of the database. 0 or less: it has passed. */
export async function readSecondsLeft(db: Database, markId: string): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select ceil(extract(epoch from (until + 1)::timestamp - (now() at time zone 'utc')))::float8 as seconds
    from false_positive_marks where id = ${markId}::uuid
  `.execute(db);
  return rows[0]?.seconds ?? 0;
}
