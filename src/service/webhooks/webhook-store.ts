import type { Transaction } from 'kysely';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import type { SecretKey } from '../secrets/secret-key.ts';
import { isUuid, newId } from '../../ids/ids.ts';
import { Refused } from '../../texts/refused.ts';
import type { NewWebhook, WebhookChange } from './new-webhook.ts';
import type { WebhookSecrets } from './sealed-webhook.ts';
import { openWebhook, sealWebhook, WebhookUnusable } from './sealed-webhook.ts';
import { createWebhookSecret } from './sign-message.ts';
import type { WebhookRow } from './webhook-record.ts';
import { says } from '../../texts/saying.ts';

export type WebhookDeps = {
  readonly db: Database;
  /** Undefined if the installation has no key, and therefore no webhooks. */
  readonly key: SecretKey | undefined;
  /** Undefined for the service itself. */
  readonly by?: Actor | undefined;
};

/** `secret` is a new one, which is shown only now. */
export type StoredWebhook = { readonly row: WebhookRow; readonly secret: string | null };

const mostWebhooks = 50;
/** The time that the previous secret stays valid. */
const overlapMs = 24 * 3_600_000;

/** Oldest first. */
export async function listWebhooks(db: Database): Promise<readonly WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id').execute();
}

/** Throws Refused (`webhook_not_found`). */
export async function getWebhook(db: Database, id: string): Promise<WebhookRow> {
  const row = isUuid(id)
    ? await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new Refused({ code: 'webhook_not_found' });
  return row;
}

/** Throws Refused (`webhooks_off`, `too_many_webhooks`). */
export async function createWebhook(
  { db, key, by }: WebhookDeps,
  { url, kind, events, enabled }: NewWebhook,
): Promise<StoredWebhook> {
  if (key === undefined) throw new Refused({ code: 'webhooks_off' });
  const { count } = await db
    .selectFrom('webhooks')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= mostWebhooks) throw new Refused({ code: 'too_many_webhooks', most: mostWebhooks });
  const id = newId();
  const secret = kind === 'standard' ? createWebhookSecret() : null;
  const sealed = sealWebhook(key, { id, kind }, { url, secret, previous: null });
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('webhooks')
      .values({ id, kind, events: JSON.stringify(events), enabled, ...sealed })
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { kind, events, enabled };
    await recordAction(tx, by, { action: 'webhook.created', subject: { id, name: row.origin }, details });
    return { row, secret };
  });
}

/**
 * Throws Refused (`webhook_not_found`, `webhook_unusable`; `invalid_request` for a new secret of a kind without one).
 */
export async function changeWebhook(
  { db, key, by }: WebhookDeps,
  id: string,
  change: WebhookChange,
): Promise<StoredWebhook> {
  return db.transaction().execute(async (tx) => {
    const before = await lockWebhook(tx, id);
    const { secret, sealed } = changeSecrets(before, key, change);
    const row = await tx
      .updateTable('webhooks')
      .set({
        id: before.id,
        ...sealed,
        ...(change.events !== undefined && { events: JSON.stringify(change.events) }),
        ...(change.enabled !== undefined && { enabled: change.enabled, stopped: null }),
      })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { fields: Object.keys(change) };
    await recordAction(tx, by, { action: 'webhook.changed', subject: { id: row.id, name: row.origin }, details });
    return { row, secret };
  });
}

/** Deletes a webhook with its unsent deliveries. Throws Refused (`webhook_not_found`). */
export async function deleteWebhook(db: Database, id: string, by?: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id: known, origin } = await lockWebhook(tx, id);
    await tx.deleteFrom('webhooks').where('id', '=', known).execute();
    await recordAction(tx, by, { action: 'webhook.deleted', subject: { id: known, name: origin } });
  });
}

async function lockWebhook(tx: Transaction<Schema>, id: string): Promise<WebhookRow> {
  const { id: known } = await getWebhook(tx, id);
  const row = await tx.selectFrom('webhooks').selectAll().where('id', '=', known).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refused({ code: 'webhook_not_found' });
  return row;
}

function changeSecrets(row: WebhookRow, key: SecretKey | undefined, { url, new_secret: isNew = false }: WebhookChange) {
  if (url === undefined && !isNew) return { secret: null, sealed: {} };
  if (isNew && row.kind === 'slack')
    throw new Refused({ code: 'invalid_request', path: 'new_secret', saying: says('webhooks.no_secret') });
  const known = open(row, key);
  const secret = isNew ? createWebhookSecret() : null;
  const secrets: WebhookSecrets = {
    ...known,
    ...(url !== undefined && { url }),
    ...(secret !== null && { secret, previous: keepFor(known.secret) }),
  };
  if (key === undefined) throw new Refused({ code: 'webhooks_off' });
  return { secret, sealed: sealWebhook(key, row, secrets) };
}

function open(row: WebhookRow, key: SecretKey | undefined): WebhookSecrets {
  try {
    return openWebhook(row, key);
  } catch (error) {
    if (!(error instanceof WebhookUnusable)) throw error;
    throw new Refused({ code: 'webhook_unusable', saying: error.saying });
  }
}

function keepFor(secret: string | null): WebhookSecrets['previous'] {
  return secret === null ? null : { secret, until: new Date(Date.now() + overlapMs).toISOString() };
}
