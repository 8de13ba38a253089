import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/schema.ts';
import { hasValidChecksum, hashAccessKey } from '../shared/access-key.ts';
import type { TokenRow } from './token-record.ts';

/** The token that was presented, if it is in force: one that was deleted by any process is refused at once. */
export async function findToken(db: Database, presented: string): Promise<TokenRow | undefined> {
  if (!hasValidChecksum(presented)) return undefined;
  const candidates = await db.selectFrom('access_tokens').selectAll().where('hint', '=', presented.slice(-4)).execute();
  const hash = Buffer.from(hashAccessKey(presented), 'hex');
  return candidates.find((token) => timingSafeEqual(hash, Buffer.from(token.hash, 'hex')));
}
