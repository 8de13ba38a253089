import { z } from 'zod';
import { SealBroken, seal, unseal } from '../secrets/seal.ts';
import type { SecretKey } from '../secrets/secret-key.ts';
import type { WebhookRow } from './webhook-record.ts';
import { findSealProblem } from './webhook-record.ts';
import { SaidError } from '../../texts/said-error.ts';
import { says } from '../../texts/saying.ts';

const secretsSchema = z.object({
  url: z.string(),
  /** Null for a kind without a signature, whose URL is the secret. */
  secret: z.string().nullable(),
  /** The previous secret, and the end of its validity. */
  previous: z.object({ secret: z.string(), until: z.iso.datetime() }).nullable(),
});

export type WebhookSecrets = z.infer<typeof secretsSchema>;

/** The secrets cannot be read. */
export class WebhookUnusable extends SaidError {}

type Owner = Pick<WebhookRow, 'id' | 'kind'>;

/** Seals the secrets for the row. The seal includes the id and the kind, so that a changed row does not open. */
export function sealWebhook(key: SecretKey, { id, kind }: Owner, secrets: WebhookSecrets) {
  return {
    origin: new URL(secrets.url).origin,
    sealed: seal(key, JSON.stringify(secrets), { id, kind }),
    key_id: key.id,
  };
}

/** Throws WebhookUnusable. */
export function openWebhook(row: WebhookRow, key: SecretKey | undefined): WebhookSecrets {
  const problem = findSealProblem(row, key);
  if (key === undefined || problem !== undefined) throw new WebhookUnusable(problem ?? says('webhooks.no_key'));
  try {
    return secretsSchema.parse(JSON.parse(unseal(key, row.sealed, { id: row.id, kind: row.kind })));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    throw new WebhookUnusable(says('webhooks.damaged'), { cause: error });
  }
}
