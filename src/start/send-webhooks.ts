import type { CreatePolicy } from '../adapters/net/policy.ts';
import type { Config } from '../config.ts';
import type { JobKind } from '../service/jobs/job-kind.ts';
import type { Metrics } from '../service/metrics/metrics.ts';
import type { SecretKey } from '../service/secrets/secret-key.ts';
import { sendWebhookKind } from '../service/webhooks/send-webhook-kind.ts';
import { createWebhookPost } from '../service/webhooks/webhook-post.ts';
import { userAgent } from '../version.ts';

export type WebhookParts = {
  readonly config: Config;
  readonly createPolicy: CreatePolicy;
  readonly metrics: Metrics | undefined;
  readonly secretKey: SecretKey | undefined;
};

/** The job that sends webhooks. It counts its attempts. */
export function sendWebhooks({ config, createPolicy, metrics, secretKey }: WebhookParts): JobKind {
  const attempts = metrics?.countBy('result', ['delivered', 'failed'], {
    name: 'curbcut_webhook_attempts_total',
    help: 'Attempts of this process to deliver an event to a webhook, by result.',
  });
  return sendWebhookKind({
    post: createWebhookPost(createPolicy, config.webhookAllow),
    secretKey,
    userAgent,
    publicUrl: config.publicUrl?.origin,
    onAttempt: (result) => attempts?.add(result),
  });
}
