import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * Scans are created one after another, over all processes: the row is held until the transaction ends. So a scan becomes
 * visible before any with a larger `sequence` gets its number: "later than this number" then misses none.
 */
export async function lockQueue(tx: Transaction<Schema>): Promise<void> {
  await tx.selectFrom('installation').select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
}
