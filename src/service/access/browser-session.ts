import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { hashAccessKey } from '../../ids/access-key.ts';
import { isInForce } from './find-token.ts';
import type { TokenRow } from './token-record.ts';

/** A person must sign in again after this time. */
export const sessionDays = 7;
/** Expired sessions are kept for a while, because the clock of the database may be ahead. */
const graceDays = 60;

/**
 * Opens a session with a secret of 256 random bits. Only the browser's cookie holds it. The database has its SHA-256.
 */
export async function openSession(db: Database, { id, name }: TokenRow): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('access_sessions')
      .where('expires_at', '<', sql<Date>`now() - make_interval(days => ${graceDays})`)
      .execute();
    const expiresAt = sql<Date>`now() + make_interval(days => ${sessionDays})`;
    await tx
      .insertInto('access_sessions')
      .values({ hash: hashAccessKey(secret), token_id: id, expires_at: expiresAt })
      .execute();
    await recordAction(tx, { kind: 'token', name }, { action: 'session.opened' });
  });
  return secret;
}

/** The token that the session was opened with. */
export async function findSessionToken(db: Database, secret: string): Promise<TokenRow | undefined> {
  return (
    db
      .selectFrom('access_tokens')
      .innerJoin('access_sessions', 'access_sessions.token_id', 'access_tokens.id')
      .selectAll('access_tokens')
      // The secret is too long to be found by timing the comparison of its hash.
      .where('access_sessions.hash', '=', hashAccessKey(secret))
      .where('access_sessions.expires_at', '>', sql<Date>`now()`)
      .where(isInForce)
      .executeTakeFirst()
  );
}

/**
 * Shortens sessions that were opened while the clock of the database was ahead, so that none lasts longer than others.
 * Returns their number.
 */
export async function recallSessions(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('access_sessions')
    .set({ expires_at: sql<Date>`now() + make_interval(days => ${sessionDays})` })
    .where('expires_at', '>', sql<Date>`now() + make_interval(days => ${sessionDays}, hours => 1)`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** An expired or unknown session leaves no entry in the audit trail. */
export async function closeBrowserSession(db: Database, secret: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const closed = await tx
      .deleteFrom('access_sessions')
      .using('access_tokens')
      .whereRef('access_tokens.id', '=', 'access_sessions.token_id')
      .where('access_sessions.hash', '=', hashAccessKey(secret))
      .returning('access_tokens.name')
      .executeTakeFirst();
    if (closed === undefined) return;
    await recordAction(tx, { kind: 'token', name: closed.name }, { action: 'session.closed' });
  });
}
