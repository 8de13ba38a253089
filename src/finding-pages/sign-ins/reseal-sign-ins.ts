import type { Database } from '../../adapters/db/schema.ts';
import type { Resealed } from '../../service/secrets/reseal.ts';
import { resealRows } from '../../service/secrets/reseal.ts';
import type { SecretKey } from '../../service/secrets/secret-key.ts';
import { readKind, readOrigins } from './sign-in-record.ts';
import { listSignIns } from './sign-in-store.ts';

/** Seals with the current key. The version does not change, so open sessions stay open. */
export async function resealSignIns(db: Database, key: SecretKey): Promise<Resealed> {
  const rows = await listSignIns(db);
  return resealRows(
    key,
    rows.map((row) => ({
      keyId: row.key_id,
      sealed: row.sealed,
      owner: { id: row.id, kind: readKind(row), origins: readOrigins(row) },
      store: (change) =>
        db.updateTable('sign_ins').set(change).where('id', '=', row.id).where('sealed', '=', row.sealed).execute(),
    })),
  );
}
