import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import type { Database } from '../../src/adapters/db/schema.ts';
import { FolderStore } from '../../src/adapters/files/folder-store.ts';
import type { CreatePolicy } from '../../src/adapters/net/policy.ts';
import { createNetworkPolicy } from '../../src/adapters/net/policy.ts';
import { createWebhookPost } from '../../src/service/webhooks/webhook-post.ts';
import type { SecretKey } from '../../src/service/secrets/secret-key.ts';
import type { Answer, Rest } from '../contracts/ask-rest.ts';
import { openRest } from '../contracts/ask-rest.ts';
import { aGroup, aScan, aScannedReport, scanNextPage } from '../contracts/make-scans.ts';
import { runJobs } from '../contracts/run-jobs.ts';
import type { PageReport } from '../../src/records/pages/page-report.ts';
import type { Received, Receiver } from './start-receiver.ts';
import { startReceiver } from './start-receiver.ts';

export const publicUrl = 'https://curbcut.example';

export type Hook = { readonly id: string; readonly url: string; readonly secret: string; readonly enabled: boolean };

export type Delivery = {
  readonly id: string;
  readonly event: string;
  readonly state: string;
  readonly attempts: number;
  readonly last_status: number | null;
  readonly last_error: string | null;
};

/** The body of an event. */
export type SentEvent = {
  readonly type: string;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export type WebhookWorld = Awaited<ReturnType<typeof openWebhookWorld>>;

/** The REST interface, a receiver on loopback, and the jobs that send to it. */
export async function openWebhookWorld(db: Database, secretKey: SecretKey) {
  const rest = await openRest(db, { secretKey });
  const receiver = await startReceiver();
  /** The results of all attempts, as the metrics count them. */
  const attempts: string[] = [];
  const onAttempt = (result: string) => void attempts.push(result);
  const send = async (given: Partial<Sending> = {}) => runJobs(depsFor(db, { secretKey, onAttempt, ...given }));
  return {
    attempts,
    ...askFor(rest, receiver),
    rest,
    receiver,
    deps: () => depsFor(db, { secretKey }),
    send,
    /** Sends what waits for its next attempt, too. */
    sendLater: async () => {
      await sql`update webhook_deliveries set next_attempt_at = now() where state = 'pending'`.execute(db);
      await sql`update jobs set run_at = now() where state = 'waiting'`.execute(db);
      await send();
    },
    endScan: async (report: PageReport = aScannedReport({ groups: [aGroup(2)] })) => {
      const { id } = await aScan(db, { tag: 'release' });
      await scanNextPage(db, report);
      return id;
    },
    close: async () => {
      await rest.close();
      await receiver.close();
    },
  };
}

/** Throws if the message is not signed with the secret. */
export function verify({ secret }: Pick<Hook, 'secret'>, sent: Received | undefined): SentEvent {
  if (sent === undefined) throw new Error('Nothing was sent.');
  // The library parses what it has verified.
  return new Webhook(secret).verify(sent.body, sent.headers as Record<string, string>) as SentEvent;
}

type Sending = {
  readonly secretKey: SecretKey;
  readonly allow: readonly string[];
  readonly onAttempt: (result: string) => void;
};

const createPolicy: CreatePolicy = (options) => createNetworkPolicy({ ...options, deny: [], ownEndpoints: () => [] });

function depsFor(db: Database, { secretKey, allow = ['127.0.0.1'], onAttempt }: Partial<Sending>) {
  const screenshots = new FolderStore(join(tmpdir(), 'curbcut-no-screenshots'));
  const webhooks = {
    post: createWebhookPost(createPolicy, allow),
    secretKey,
    publicUrl,
    userAgent: 'Curbcut/1.2.3',
    onAttempt,
  };
  return { db, screenshots, webhooks };
}

/** Each answer is checked against its schema before it gets here. */
function askFor(rest: Rest, receiver: Receiver) {
  return {
    create: async (change: object = {}) =>
      hookOf(await rest.ask('POST', '/api/webhooks', { body: { url: receiver.url, ...change } })),
    change: async ({ id }: Pick<Hook, 'id'>, change: object) =>
      hookOf(await rest.ask('PUT', `/api/webhooks/${id}`, { body: change })),
    test: async ({ id }: Pick<Hook, 'id'>) => rest.ask('POST', `/api/webhooks/${id}/test`),
    listDeliveries: async ({ id }: Pick<Hook, 'id'>) => {
      const { json } = await rest.ask('GET', `/api/webhooks/${id}/deliveries`);
      return (json as { readonly deliveries: readonly Delivery[] }).deliveries;
    },
  };
}

function hookOf({ json }: Answer): Hook {
  return json as Hook;
}
