import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { newId } from '../../ids/ids.ts';
import type { Happening } from './events.ts';
import { wakeWebhook } from './webhook-job.ts';

/**
 * Writes a delivery for each webhook that wants the event. Call it in the transaction of the event, so that a delivery
 * exists exactly if the event happened. `scanId`: the scan that the event is about.
 */
export async function announce(
  tx: Transaction<Schema>,
  { event, data }: Happening,
  scanId: string | null,
): Promise<void> {
  const receivers = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('enabled', '=', true)
    .where(sql<boolean>`events @> ${JSON.stringify([event])}::jsonb`)
    .orderBy('id')
    .execute();
  for (const { id } of receivers) {
    const delivery = { id: newId(), webhook_id: id, event, data: JSON.stringify(data), scan_id: scanId };
    await tx.insertInto('webhook_deliveries').values(delivery).execute();
    await wakeWebhook(tx, id);
  }
}
