import type { Database } from '../../adapters/db/schema.ts';
import { Refused } from '../../texts/refused.ts';
import type { SecretKey } from '../../service/secrets/secret-key.ts';
import { findSignInProblem } from './sign-in-record.ts';

/**
 * Throws Refused (`sign_in_unusable`) if the secret was sealed with another key. Other code refuses a sign-in that does
 * not exist.
 */
export async function assertUsable(db: Database, id: string | undefined, key: SecretKey | undefined): Promise<void> {
  if (id === undefined) return;
  const row = await db.selectFrom('sign_ins').select('key_id').where('id', '=', id).executeTakeFirst();
  const saying = row === undefined ? undefined : findSignInProblem(row, key);
  if (saying !== undefined) throw new Refused({ code: 'sign_in_unusable', saying });
}
