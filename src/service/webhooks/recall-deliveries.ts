import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';

/**
 * Makes deliveries due that were planned while the clock of the database was ahead: they were made or last tried in the
 * future. Returns their number.
 */
export async function recallDeliveries(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries set next_attempt_at = now()
    where state = 'pending' and next_attempt_at > now() + interval '1 hour'
      and greatest(created_at, last_attempt_at) > now() + interval '1 hour'
  `.execute(db);
  return Number(numAffectedRows);
}
