import { removeOldDeliveries } from './deliveries.ts';
import type { DeliveryDeps } from './send-next-delivery.ts';
import { findWaitSeconds, giveUpPending, sendNextDelivery } from './send-next-delivery.ts';
import { sendWebhookJob } from './webhook-job.ts';
import type { JobKind, StepOutcome } from '../jobs/job-kind.ts';

/** The longest delay before a delivery is noticed that was added while the job chose its wait. */
const longestWaitSeconds = 15;

export type WebhookSending = Omit<DeliveryDeps, 'db'>;

/**
 * Sends one delivery of a webhook, or waits for the next one. The key is the webhook's id, so a webhook has one request
 * at a time, and a slow receiver delays no other.
 */
export const sendWebhookKind = (sending: WebhookSending): JobKind => ({
  kind: sendWebhookJob,
  waitsForOthers: true,
  step: async ({ db, signal }, { key: id }) => {
    const webhook = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
    if (webhook === undefined) return { kind: 'done' };
    if (!webhook.enabled) await giveUpPending(db, id);
    else if ((await sendNextDelivery({ db, ...sending }, webhook, signal)) === 'sent') {
      await removeOldDeliveries(db, id);
      return again(0);
    }
    const seconds = await findWaitSeconds(db, id);
    return seconds === undefined ? { kind: 'done' } : again(Math.min(seconds, longestWaitSeconds));
  },
});

function again(afterSeconds: number): StepOutcome {
  return { kind: 'continue', cursor: null, afterSeconds };
}
