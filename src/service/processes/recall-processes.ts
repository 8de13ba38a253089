import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';

/**
 * Removes processes that seem to be alive for hours, because the clock of the database was ahead. Those that are alive
 * write their row again within seconds. Returns their number.
 */
export async function recallProcesses(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('processes')
    .where('lease_until', '>', sql<Date>`now() + interval '1 hour'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
