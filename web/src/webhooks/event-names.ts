import type { WebhookEvent } from '../api/webhooks.ts';

/** All that a webhook can be notified of, in the order in which the form offers them. */
export const events: WebhookEvent[] = [
  'scan.completed',
  'scan.partial',
  'scan.failed',
  'scan.paused',
  'schedule.skipped',
];
