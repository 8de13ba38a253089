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

/** Everything that is stored sealed, by its name in the log. */
const everythingSealed = { signIns: resealSignIns, webhooks: resealWebhooks };

/**
 * Runs at each start. It seals with the current key all secrets of older keys, and reports secrets that no key opens.
 * There are at most some hundred rows.
 */
export async function renewSeals({ db, log }: Sealing, key: SecretKey): Promise<void> {
  const sealed: Record<string, number> = {};
  const unknown: Record<string, number> = {};
  for (const [name, reseal] of Object.entries(everythingSealed))
    ({ sealed: sealed[name], unknown: unknown[name] } = await reseal(db, key));
  if (hasAny(sealed)) log.info(sealed, 'stored secrets were sealed again with CURBCUT_SECRET_KEY');
  if (hasAny(unknown))
    log.warn(
      unknown,
      'stored secrets were sealed with a key that is neither CURBCUT_SECRET_KEY nor in CURBCUT_SECRET_KEY_OLD',
    );
  else if (key.older.length > 0)
    log.info('CURBCUT_SECRET_KEY_OLD is no longer needed, once all processes have the new key');
}

function hasAny(counts: Readonly<Record<string, number>>): boolean {
  return Object.values(counts).some((count) => count > 0);
}
