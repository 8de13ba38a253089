import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import { isUuid, newId } from '../../ids/ids.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import { Refused } from '../../texts/refused.ts';
import type { DeliveryRow } from './delivery-record.ts';
import { testEvent } from './events.ts';
import { wakeWebhook } from './webhook-job.ts';
import type { WebhookRow } from './webhook-record.ts';
import { getWebhook } from './webhook-store.ts';

/** The limits, in days and in number, for the finished deliveries of a webhook. */
const keepDays = 30;
const mostKept = 1_000;

/** Newest first. Throws Refused (`webhook_not_found`). */
export async function listDeliveries(
  db: Database,
  webhookId: string,
  page: PageRequest,
): Promise<{ readonly deliveries: readonly DeliveryRow[]; readonly page: PageInfo }> {
  const { id } = await getWebhook(db, webhookId);
  const ofWebhook = db.selectFrom('webhook_deliveries').where('webhook_id', '=', id);
  const { count } = await ofWebhook.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const deliveries = await ofWebhook
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { deliveries, page: pageInfoOf(page, count) };
}

/**
 * Attempts a delivery again at once, and then as often as a new one. Its id stays, so receivers recognize it. Throws
 * Refused (`webhook_not_found`, `delivery_not_found`, `webhook_disabled`).
 */
export async function retryDelivery(
  db: Database,
  { webhookId, deliveryId }: { readonly webhookId: string; readonly deliveryId: string },
  by: Actor,
): Promise<DeliveryRow> {
  return db.transaction().execute(async (tx) => {
    const { id, origin } = await getEnabled(tx, webhookId);
    if (!isUuid(deliveryId)) throw new Refused({ code: 'delivery_not_found' });
    const row = await tx
      .updateTable('webhook_deliveries')
      .set({ state: 'pending', attempts: 0, next_attempt_at: sql<Date>`now()`, finished_at: null })
      .where('id', '=', deliveryId)
      .where('webhook_id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Refused({ code: 'delivery_not_found' });
    const details = { delivery_id: row.id };
    await recordAction(tx, by, { action: 'webhook.retried', subject: { id, name: origin }, details });
    await wakeWebhook(tx, id);
    return row;
  });
}

/** Sends a test event, once. Throws Refused (`webhook_not_found`, `webhook_disabled`). */
export async function testWebhook(db: Database, webhookId: string, by: Actor): Promise<DeliveryRow> {
  return db.transaction().execute(async (tx) => {
    const { id, origin } = await getEnabled(tx, webhookId);
    const row = await tx
      .insertInto('webhook_deliveries')
      .values({ id: newId(), webhook_id: id, event: testEvent, data: JSON.stringify({ webhook: { id } }) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAction(tx, by, { action: 'webhook.tested', subject: { id, name: origin } });
    await wakeWebhook(tx, id);
    return row;
  });
}

/** Removes the deliveries of a webhook that finished long ago, or before many others. */
export async function removeOldDeliveries(db: Database, webhookId: string): Promise<void> {
  await sql`
    delete from webhook_deliveries where webhook_id = ${webhookId}::uuid and state <> 'pending' and (
      finished_at < now() - make_interval(days => ${keepDays})
      or sequence <= (
        select sequence from webhook_deliveries where webhook_id = ${webhookId}::uuid order by sequence desc limit 1 offset ${mostKept}
      )
    )
  `.execute(db);
}

async function getEnabled(tx: Transaction<Schema>, id: string): Promise<WebhookRow> {
  const row = await getWebhook(tx, id);
  if (!row.enabled) throw new Refused({ code: 'webhook_disabled' });
  return row;
}
