import type { Database } from '../../adapters/db/schema.ts';
import { enqueueJob, runJobNow } from '../../adapters/queue/enqueue-job.ts';

/** Sends the deliveries of a webhook, one after the other. The key is the webhook's id. */
export const sendWebhookJob = 'send-webhook';

/** Call this in the transaction that adds a delivery, or makes one due. */
export async function wakeWebhook(tx: Database, webhookId: string): Promise<void> {
  const job = { kind: sendWebhookJob, key: webhookId };
  await enqueueJob(tx, job);
  await runJobNow(tx, job);
}
