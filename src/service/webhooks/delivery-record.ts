import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { WebhookDeliveriesTable } from '../../adapters/db/webhook-tables.ts';
import { say } from '../../texts/say.ts';
import { sayingSchema } from '../../texts/saying.ts';
import type { Spoken } from '../../texts/texts.ts';

export type DeliveryRow = Selectable<WebhookDeliveriesTable>;

const instant = z.iso.datetime({ precision: 3 });

export const deliveryRecordSchema = z
  .object({
    id: z.uuid().describe('The header `webhook-id`, the same for every attempt.'),
    event: z.string(),
    state: z
      .enum(['pending', 'delivered', 'failed'])
      .describe('`pending`: waits for `next_attempt_at`. `failed`: it is not sent again unless you retry it.'),
    attempts: z.int(),
    next_attempt_at: instant.nullable(),
    last_attempt_at: instant.nullable(),
    last_status: z.int().nullable().describe('The status of the last answer. null if there was none.'),
    last_error: z.string().nullable(),
    scan_id: z.uuid().nullable().describe('The scan that the event is about. It may be deleted.'),
    created_at: instant,
    finished_at: instant.nullable(),
  })
  .meta({ id: 'WebhookDelivery', description: 'An event, and how far it has come.' });

export type DeliveryRecord = z.infer<typeof deliveryRecordSchema>;

export function presentDelivery(row: DeliveryRow, language: Spoken): DeliveryRecord {
  return {
    id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    last_status: row.last_status,
    last_error: row.last_error === null ? null : say(language, sayingSchema.parse(row.last_error)),
    scan_id: row.scan_id,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
