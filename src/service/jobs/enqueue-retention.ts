import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { enqueueJob } from '../../adapters/queue/enqueue-job.ts';
import { readRetention } from '../settings/read-settings.ts';
import { retentionJob } from '../settings/retention-job.ts';

const daySeconds = 86_400;
const lastCheck = 'last_check';

/**
 * Starts the job that looks for old scans. Returns false if scans are kept forever. If the last call is more than a day
 * old, either the service was off, or the clock of the database is ahead. What a wrong clock makes old cannot be brought
 * back, so the job waits for a day, in which people can correct the clock.
 */
export async function enqueueRetention(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const isLate = await noteCheck(tx);
    if ((await readRetention(tx)) === undefined) return false;
    await enqueueJob(tx, { ...retentionJob, afterSeconds: isLate ? daySeconds : 0 });
    return true;
  });
}

/** Locks the row, so that no other process starts the job at once. */
async function noteCheck(tx: Database): Promise<boolean> {
  const { rows } = await sql<{ isLate: boolean }>`
    select updated_at < now() - make_interval(secs => ${daySeconds}) as "isLate" from settings where key = ${lastCheck}
    for update`.execute(tx);
  await sql`
    insert into settings (key, value) values (${lastCheck}, '{}') on conflict (key) do update set updated_at = now()
  `.execute(tx);
  return rows[0]?.isLate === true;
}
