import type { Database } from '../../adapters/db/schema.ts';
import type { Resealed } from '../secrets/reseal.ts';
import { resealRows } from '../secrets/reseal.ts';
import type { SecretKey } from '../secrets/secret-key.ts';
import { listWebhooks } from './webhook-store.ts';

/** Seals the secrets of all webhooks with the current key. */
export async function resealWebhooks(db: Database, key: SecretKey): Promise<Resealed> {
  const rows = await listWebhooks(db);
  return resealRows(
    key,
    rows.map(({ id, kind, key_id: keyId, sealed }) => ({
      keyId,
      sealed,
      owner: { id, kind },
      store: (change) =>
        db.updateTable('webhooks').set(change).where('id', '=', id).where('sealed', '=', sealed).execute(),
    })),
  );
}
