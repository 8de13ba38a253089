import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { findNextTimes } from './cron-times.ts';
import { wakeSchedules } from './schedule-job.ts';

/**
 * A clock that is corrected by less than this repairs itself. Without the limit, a correction of a second could start
 * one scan twice.
 */
const hourMs = 3_600_000;

/**
 * Corrects each next time that is later than the expression says, because it was set while the clock of the database
 * was ahead. Without this, a clock that was a month ahead would leave a schedule without scans for a month. Returns the
 * number of corrected schedules.
 */
export async function recallSchedules(db: Database): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const later = await tx
      .selectFrom('schedules')
      .select(['id', 'cron', 'time_zone', 'next_run_at', sql<Date>`now()`.as('now')])
      .where('next_run_at', '>', sql<Date>`now() + interval '1 hour'`)
      .forUpdate()
      .skipLocked()
      .execute();
    let recalled = 0;
    for (const { id, next_run_at: planned, now, ...schedule } of later) {
      const [right] = findNextTimes(schedule, new Date(now.getTime() + hourMs), 1);
      if (right === undefined || planned === null || right >= planned) continue;
      await tx.updateTable('schedules').set({ next_run_at: right }).where('id', '=', id).execute();
      recalled += 1;
    }
    if (recalled > 0) await wakeSchedules(tx);
    return recalled;
  });
}
