import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

/**
 * The turns of claims and records of a scan, in front of its row: a statement calls this, and then locks the row. PostgreSQL gives these
 * locks in the order in which they were asked for. Of a row that changes all the time, it gives the lock to those that came last, who see its newest
 * version: one claim in twenty waited for four or five times as long as the median. Until the transaction ends. A transaction that locks the row without a turn waits and
 * is waited for as before.
 */
export function takeTurn(scanId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${scanId}::text, 2))`;
}

/** The same for a record, which holds the row for many times as long as a claim does: of all records of the scan, one at a time waits among the claims. */
export function takeRecordTurn(scanId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${scanId}::text, 1)), ${takeTurn(scanId)}`;
}
