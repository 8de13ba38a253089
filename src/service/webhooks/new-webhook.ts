import { z } from 'zod';
import { normalizeUrl } from '../../url/page-url.ts';
import { findUnreachableReason } from '../../url/unreachable-url.ts';
import { webhookEvents } from './events.ts';
import { asIssue } from '../../texts/issue-text.ts';

export const webhookKinds = ['standard', 'slack'] as const;

const urlSchema = z
  .string()
  .trim()
  .max(2048, asIssue('fields.at_most_characters', { n: 2_048 }))
  .refine(isReceiver, asIssue('fields.url_of_receiver'));

const eventsSchema = z
  .array(z.enum(webhookEvents))
  .min(1, asIssue('fields.some_events'))
  .transform((events) => webhookEvents.filter((event) => events.includes(event)));

export const newWebhookSchema = z
  .strictObject({
    url: urlSchema.describe('The URL that receives events by POST. It is stored sealed, and shown without its path.'),
    kind: z
      .enum(webhookKinds)
      .default('standard')
      .describe(
        '`standard`: JSON, signed as Standard Webhooks 1.0.0 says. `slack`: a text, for Slack, Mattermost, Rocket.Chat and Zulip.',
      ),
    events: eventsSchema.default([...webhookEvents]).describe('The events to send. Default: all.'),
    enabled: z.boolean().default(true),
  })
  .meta({ id: 'NewWebhook' });

/** Absent fields keep their values. */
export const webhookChangeSchema = z
  .strictObject({
    url: urlSchema.optional(),
    events: eventsSchema.optional(),
    enabled: z.boolean().optional(),
    new_secret: z
      .boolean()
      .optional()
      .describe('Creates a new secret, which the response contains. Events are signed with both secrets for 24 hours.'),
  })
  .meta({ id: 'WebhookChange' });

export type NewWebhook = z.infer<typeof newWebhookSchema>;
export type WebhookChange = z.infer<typeof webhookChangeSchema>;

function isReceiver(text: string): boolean {
  return normalizeUrl(text).ok && findUnreachableReason(text) === undefined;
}
