import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * A place in the line for a scan's row, held until the transaction ends. A statement takes it before it locks the row.
 * PostgreSQL serves these locks in order. It gives a row that changes all the time to the transactions that came last,
 * so one claim in twenty would wait four times as long as the median. Transactions that take no turn wait as before.
 */
export function takeTurn(scanId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${scanId}::text, 2))`;
}

/**
 * A record holds the row many times as long as a claim does. Only one record of a scan stands in the line of the
 * claims, so a claim waits for at most one.
 */
export function takeRecordTurn(scanId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${scanId}::text, 1)), ${takeTurn(scanId)}`;
}
