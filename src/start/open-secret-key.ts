import type { Logger } from 'pino';
import type { Database } from '../adapters/db/schema.ts';
import type { Config } from '../config.ts';
import type { SecretKey } from '../service/secrets/secret-key.ts';
import { createSecretKey } from '../service/secrets/secret-key.ts';
import { resealSignIns } from '../finding-pages/sign-ins/reseal-sign-ins.ts';
import { resealWebhooks } from '../service/webhooks/reseal-webhooks.ts';

type Sealing = { readonly db: Database; readonly log: Logger };

/** Opens the key for encrypted data. Returns undefined if the installation has none. */
export async function openSecretKey({
  config,
  ...sealing
}: Sealing & { readonly config: Config }): Promise<SecretKey | undefined> {
  if (config.secretKey === undefined) return undefined;
  const key = createSecretKey(config.secretKey, config.oldSecretKeys);
  await renewSeals(sealing, key);
  return key;
}

/**
 * Runs at each start. It seals with the current key all secrets of older keys, and reports secrets that no key opens.
 * There are at most some hundred rows.
 */
export async function renewSeals({ db, log }: Sealing, key: SecretKey): Promise<void> {
  const [signIns, webhooks] = [await resealSignIns(db, key), await resealWebhooks(db, key)];
  const [sealed, unknown] = [signIns.sealed + webhooks.sealed, signIns.unknown + webhooks.unknown];
  if (sealed > 0)
    log.info(
      { signIns: signIns.sealed, webhooks: webhooks.sealed },
      'stored secrets were sealed again with CURBCUT_SECRET_KEY',
    );
  if (unknown > 0)
    log.warn(
      { signIns: signIns.unknown, webhooks: webhooks.unknown },
      'stored secrets were sealed with a key that is neither CURBCUT_SECRET_KEY nor in CURBCUT_SECRET_KEY_OLD',
    );
  else if (key.older.length > 0)
    log.info('CURBCUT_SECRET_KEY_OLD is no longer needed, once all processes have the new key');
}
