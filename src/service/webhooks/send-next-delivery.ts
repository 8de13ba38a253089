import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { GuardedPost, PostOutcome } from '../../adapters/net/guarded-post.ts';
import type { SecretKey } from '../secrets/secret-key.ts';
import { readSettings } from '../settings/read-settings.ts';
import { spokenFor } from '../../texts/spoken.ts';
import { textsIn } from '../../texts/texts.ts';
import type { DeliveryRow } from './delivery-record.ts';
import { delayAfterAttempt, isLastAttempt, readRetryAfter } from './plan-attempts.ts';
import { openWebhook, WebhookUnusable } from './sealed-webhook.ts';
import { awaitsComparison, readScanChange } from './scan-change.ts';
import type { WebhookRow } from './webhook-record.ts';
import { writeMessage } from './write-message.ts';
import type { Saying } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

export type DeliveryDeps = {
  readonly db: Database;
  readonly post: GuardedPost;
  readonly secretKey: SecretKey | undefined;
  readonly publicUrl: string | undefined;
  readonly userAgent: string;
  /** Counts each attempt. */
  readonly onAttempt?: ((result: 'delivered' | 'failed') => void) | undefined;
};

/** `none`: nothing is due. */
export type Sent = 'sent' | 'none';

/**
 * Makes one attempt at the delivery of this webhook that has been due for longest. It counts the attempt and plans the
 * next one first, so that a process that dies during an attempt does not change the number of attempts. Throws the
 * signal's reason.
 */
export async function sendNextDelivery(deps: DeliveryDeps, webhook: WebhookRow, signal: AbortSignal): Promise<Sent> {
  const delivery = await beginAttempt(deps.db, webhook.id);
  if (delivery === undefined) return 'none';
  const isDelivered = await settle(deps.db, { webhook, delivery }, await attempt(deps, { webhook, delivery }, signal));
  deps.onAttempt?.(isDelivered ? 'delivered' : 'failed');
  return 'sent';
}

/** The seconds until the next attempt of this webhook, by the database's clock. Undefined if none is left. */
export async function findWaitSeconds(db: Database, webhookId: string): Promise<number | undefined> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from min(
      case when ${awaitsComparison} then greatest(next_attempt_at, clock_timestamp() + interval '1 second') else next_attempt_at end
    ) - clock_timestamp())::double precision as seconds
    from webhook_deliveries where webhook_id = ${webhookId}::uuid and state = 'pending'
  `.execute(db);
  const seconds = rows[0]?.seconds ?? undefined;
  return seconds === undefined ? undefined : Math.max(0, seconds);
}

/** Gives up the pending deliveries of a disabled webhook. */
export async function giveUpPending(db: Database, webhookId: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ ...finished('failed'), last_error: JSON.stringify(says('webhooks.turned_off')) })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .execute();
}

async function beginAttempt(db: Database, webhookId: string): Promise<DeliveryRow | undefined> {
  const due = await db
    .selectFrom('webhook_deliveries')
    .select(['id', 'attempts'])
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'pending')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`not ${awaitsComparison}`)
    .orderBy('next_attempt_at')
    .orderBy('sequence')
    .limit(1)
    .executeTakeFirst();
  if (due === undefined) return undefined;
  const attempts = due.attempts + 1;
  return db
    .updateTable('webhook_deliveries')
    .set({
      attempts,
      last_attempt_at: sql<Date>`now()`,
      next_attempt_at: later(delayAfterAttempt(attempts, Math.random())),
    })
    .where('id', '=', due.id)
    .where('attempts', '=', due.attempts)
    .returningAll()
    .executeTakeFirst();
}

type Attempt = { readonly webhook: WebhookRow; readonly delivery: DeliveryRow };

async function attempt(
  { db, post, secretKey, publicUrl, userAgent }: DeliveryDeps,
  { webhook, delivery }: Attempt,
  signal: AbortSignal,
): Promise<PostOutcome> {
  try {
    const secrets = openWebhook(webhook, secretKey);
    const { reporting } = await readSettings(db);
    const change = await readScanChange(db, delivery.scan_id);
    const { body, headers } = writeMessage(
      webhook.kind,
      { ...delivery, change },
      {
        secrets,
        sender: { publicUrl, now: new Date(), texts: textsIn(spokenFor(reporting.language)) },
      },
    );
    return await post({ url: secrets.url, headers: { 'user-agent': userAgent, ...headers }, body, signal });
  } catch (error) {
    if (!(error instanceof WebhookUnusable)) throw error;
    return { kind: 'failed', saying: error.saying };
  }
}

/**
 * Returns whether the delivery succeeded, which only 2xx means. 410: the receiver is gone for good. A redirect is a
 * failure.
 */
async function settle(db: Database, { webhook, delivery }: Attempt, outcome: PostOutcome): Promise<boolean> {
  const status = outcome.kind === 'answered' ? outcome.status : null;
  const isDelivered = status !== null && status >= 200 && status <= 299;
  const isOver = isDelivered || isLastAttempt(delivery.event, delivery.attempts);
  await db
    .updateTable('webhook_deliveries')
    .set({
      last_status: status,
      last_error: isDelivered ? null : JSON.stringify(sayFailure(outcome)),
      ...(isOver ? finished(isDelivered ? 'delivered' : 'failed') : askedDelay(outcome)),
    })
    .where('id', '=', delivery.id)
    .where('attempts', '=', delivery.attempts)
    .execute();
  if (status === 410) await turnOff(db, webhook.id);
  return isDelivered;
}

function finished(state: 'delivered' | 'failed') {
  return { state, next_attempt_at: null, finished_at: sql<Date>`now()` };
}

/** The receiver may ask for more time than planned, but not for less. */
function askedDelay(outcome: PostOutcome) {
  const asked = outcome.kind === 'answered' ? readRetryAfter(outcome.retryAfter, new Date()) : undefined;
  if (asked === undefined) return {};
  return { next_attempt_at: sql<Date>`greatest(next_attempt_at, ${later(asked)})` };
}

function later(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

function sayFailure(outcome: PostOutcome): Saying {
  if (outcome.kind === 'failed') return outcome.saying;
  const status = String(outcome.status);
  return outcome.status >= 300 && outcome.status <= 399
    ? says('webhooks.redirected', { status })
    : says('webhooks.answered', { status });
}

async function turnOff(db: Database, webhookId: string): Promise<void> {
  await db.updateTable('webhooks').set({ enabled: false, stopped: 'gone' }).where('id', '=', webhookId).execute();
}
