import { timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import { hasValidChecksum, hashAccessKey } from '../../ids/access-key.ts';
import type { TokenRow } from './token-record.ts';

/** Of a token. By the database's clock, so that all processes agree. */
export const isInForce = sql<boolean>`(access_tokens.expires_at is null or access_tokens.expires_at > now())`;

/** The token that was presented, if it is in force: one that has expired, or that any process deleted, is refused at once. */
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
