import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { WebhooksTable } from '../db/webhook-tables.ts';
import type { SecretKey } from '../secrets/secret-key.ts';
import { canOpen } from '../secrets/secret-key.ts';
import { webhookEvents } from './events.ts';
import { webhookKinds } from './new-webhook.ts';

export type WebhookRow = Selectable<WebhooksTable>;

/** A later version may have stored more. */
const storedEventsSchema = z.array(z.string());

export const webhookRecordSchema = z
  .object({
    id: z.uuid(),
    url: z.string().describe('Scheme and host alone.'),
    kind: z.enum(webhookKinds),
    events: z.array(z.enum(webhookEvents)),
    enabled: z.boolean(),
    problem: z
      .string()
      .nullable()
      .describe('Why nothing is sent: the receiver is gone, or the URL was sealed with another key.'),
    created_at: z.iso.datetime({ precision: 3 }),
  })
  .meta({ id: 'Webhook', description: 'Who is notified of what. No response contains the path of its URL.' });

export type WebhookRecord = z.infer<typeof webhookRecordSchema>;

export function presentWebhook(row: WebhookRow, key: SecretKey | undefined): WebhookRecord {
  const events = new Set(storedEventsSchema.parse(row.events));
  return {
    id: row.id,
    url: row.origin,
    kind: row.kind,
    events: webhookEvents.filter((event) => events.has(event)),
    enabled: row.enabled,
    problem: findProblem(row, key) ?? null,
    created_at: row.created_at.toISOString(),
  };
}

function findProblem(row: WebhookRow, key: SecretKey | undefined): string | undefined {
  if (row.stopped === 'gone') return 'The receiver answered that it is gone (410), so the webhook was turned off.';
  return describeKeyProblem(row, key);
}

/** Why the secrets cannot be unsealed with the key of this process. */
export function describeKeyProblem(
  { key_id: sealedBy }: Pick<WebhookRow, 'key_id'>,
  key: SecretKey | undefined,
): string | undefined {
  if (key === undefined) return 'CURBCUT_SECRET_KEY is not set, so the URL of this webhook cannot be read.';
  if (canOpen(key, sealedBy)) return undefined;
  return `The URL of this webhook was sealed with another CURBCUT_SECRET_KEY (${sealedBy}, and this one is ${key.id}). Add that key to CURBCUT_SECRET_KEY_OLD and start the service again, or delete the webhook and create it again.`;
}
