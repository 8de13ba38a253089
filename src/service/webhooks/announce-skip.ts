import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { ScheduleEventData } from './events.ts';
import { skipEvent } from './events.ts';
import { announce } from './outbox.ts';

/** Notifies webhooks of a skipped time of a schedule. Runs in the transaction that skips it. */
export async function announceSkip(tx: Transaction<Schema>, data: ScheduleEventData): Promise<void> {
  await announce(tx, { event: skipEvent, data }, data.skip.scan_id);
}
