import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

export function createWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

export type SignedMessage = {
  /** The same for every attempt. Without a dot. */
  readonly id: string;
  /** When this attempt is made, in seconds. */
  readonly timestamp: number;
  /** Exactly as it is sent. */
  readonly body: string;
};

/**
 * The headers of Standard Webhooks 1.0.0 (https://www.standardwebhooks.com): one signature for each secret, so that a receiver can
 * replace its secret at any time while two are valid. The key is what the base64 after `whsec_` stands for.
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
