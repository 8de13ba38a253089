import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { hasValidChecksum, hashAccessKey } from '../../ids/access-key.ts';
import type { TokenRow } from './token-record.ts';

/** True while a token is valid. It uses the database's clock, so that all processes agree. */
export const isInForce = sql<boolean>`(access_tokens.expires_at is null or access_tokens.expires_at > now())`;

/** The presented token, if it is in force. An expired token, or one that any process deleted, is refused at once. */
export async function findToken(db: Database, presented: string): Promise<TokenRow | undefined> {
  if (!hasValidChecksum(presented)) return undefined;
  const candidates = await db
    .selectFrom('access_tokens')
    .selectAll()
    .where('hint', '=', presented.slice(-4))
    .where(isInForce)
    .execute();
  const hash = Buffer.from(hashAccessKey(presented), 'hex');
  return candidates.find((token) => timingSafeEqual(hash, Buffer.from(token.hash, 'hex')));
}
