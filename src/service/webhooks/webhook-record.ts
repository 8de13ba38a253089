import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { WebhooksTable } from '../../adapters/db/webhook-tables.ts';
import type { SecretKey } from '../secrets/secret-key.ts';
import { findKeyProblem } from '../secrets/find-key-problem.ts';
import { webhookEvents } from './events.ts';
import { webhookKinds } from './new-webhook.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import type { Spoken } from '../../texts/texts.ts';
import { say } from '../../texts/say.ts';

export type WebhookRow = Selectable<WebhooksTable>;

/** A later version may have stored more. */
const storedEventsSchema = z.array(z.string());

export const webhookRecordSchema = z
  .object({
    id: z.uuid(),
    url: z.string().describe('Scheme and host only.'),
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

export function presentWebhook(
  row: WebhookRow,
  { key, language }: { readonly key: SecretKey | undefined; readonly language: Spoken },
): WebhookRecord {
  const problem = findProblem(row, key);
  const events = new Set(storedEventsSchema.parse(row.events));
  return {
    id: row.id,
    url: row.origin,
    kind: row.kind,
    events: webhookEvents.filter((event) => events.has(event)),
    enabled: row.enabled,
    problem: problem === undefined ? null : say(language, problem),
    created_at: row.created_at.toISOString(),
  };
}

function findProblem(row: WebhookRow, key: SecretKey | undefined): Said | undefined {
  if (row.stopped === 'gone') return says('webhooks.gone');
  return findSealProblem(row, key);
}

/** The reason why the key of this process cannot unseal the secrets. */
export function findSealProblem(row: Pick<WebhookRow, 'key_id'>, key: SecretKey | undefined): Said | undefined {
  return findKeyProblem(row.key_id, key, {
    noKey: () => says('webhooks.no_key'),
    otherKey: (keys) => says('webhooks.other_key', keys),
  });
}
