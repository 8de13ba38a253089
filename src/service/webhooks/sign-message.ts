import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export function createWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

export type SignedMessage = {
  /** Contains no dot. All attempts have the same id. */
  readonly id: string;
  /** The time of this attempt, in seconds. */
  readonly timestamp: number;
  /** The exact text that is sent. */
  readonly body: string;
};

/**
 * The headers of Standard Webhooks 1.0.0 (https://www.standardwebhooks.com). They have one signature for each secret,
 * so that a receiver can replace its secret at any time while two are valid. The key is the decoded base64 after
 * `whsec_`.
 */
export function signMessage(
  secrets: readonly string[],
  { id, timestamp, body }: SignedMessage,
): Readonly<Record<string, string>> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signatures.join(' ') };
}
