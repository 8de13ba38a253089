import { sql } from 'kysely';
import type { Database } from '../../adapters/db/schema.ts';
import type { Share } from './share.ts';
import { storedSubjectSchema } from './share.ts';
import { hashAccessKey } from '../../ids/access-key.ts';
import { isShareToken } from './share-token.ts';

/**
 * What a link shows. Undefined if its token is unknown, has expired or was revoked, or if its scan is deleted. It uses
 * the database's clock, so that all processes agree.
 */
export async function findShare(db: Database, token: string): Promise<Share | undefined> {
  if (!isShareToken(token)) return undefined;
  const found = await db
    .selectFrom('shares')
    .innerJoin('scans', 'scans.id', 'shares.scan_id')
    .select(['shares.scan_id', 'shares.subject', 'shares.expires_at'])
    // The index compares hashes, whose timing could at most reveal a hash. The token behind it has 256 random bits, which
    // no hash gives away, so the comparison needs no constant time.
    .where('shares.hash', '=', hashAccessKey(token))
    .where('shares.expires_at', '>', sql<Date>`now()`)
    .where('scans.deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  return { scanId: found.scan_id, subject: storedSubjectSchema.parse(found.subject), expiresAt: found.expires_at };
}
