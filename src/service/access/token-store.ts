import { sql } from 'kysely';
import type { Actor } from '../audit/actor.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { createAccessKey } from '../../ids/access-key.ts';
import { isUuid, newId } from '../../ids/ids.ts';
import { Refused } from '../../texts/refused.ts';
import { isInForce } from './find-token.ts';
import type { NewToken, TokenRow } from './token-record.ts';
import { says } from '../../texts/saying.ts';

const mostTokens = 500;

/** Sorted by name. */
export async function listTokens(db: Database): Promise<readonly TokenRow[]> {
  return db.selectFrom('access_tokens').selectAll().orderBy('name').execute();
}

/**
 * Creates a token. Only the result contains `token`, which is not stored. Throws Refused (`token_name_taken`,
 * `too_many_tokens`, `invalid_request`).
 */
export async function createToken(
  db: Database,
  { name, scope, expires_at: expiry = null }: NewToken,
  by: Actor,
): Promise<{ readonly row: TokenRow; readonly token: string }> {
  const { key: token, hash, hint } = createAccessKey();
  const expiresAt = expiry === null ? null : new Date(expiry);
  const row = await db.transaction().execute(async (tx) => {
    const { count } = await tx
      .selectFrom('access_tokens')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= mostTokens) throw new Refused({ code: 'too_many_tokens', most: mostTokens });
    const isOver = sql<boolean>`${expiresAt}::timestamptz <= now()`;
    const { over } = await tx.selectNoFrom(isOver.as('over')).executeTakeFirstOrThrow();
    if (over) throw new Refused({ code: 'invalid_request', path: 'expires_at', saying: says('fields.future') });
    const created = await tx
      .insertInto('access_tokens')
      .values({ id: newId(), name, scope, hint, hash, expires_at: expiresAt })
      .onConflict((of) => of.column('name').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (created === undefined) throw new Refused({ code: 'token_name_taken' });
    const details = { scope, ...(expiresAt !== null && { expires_at: expiresAt.toISOString() }) };
    await recordAction(tx, by, { action: 'token.created', subject: { id: created.id, name }, details });
    return created;
  });
  return { row, token };
}

/**
 * Deletes a token, which is refused at once, as are the browsers that signed in with it. Throws Refused
 * (`token_not_found`).
 */
export async function deleteToken(db: Database, id: string, by: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = isUuid(id)
      ? await tx.deleteFrom('access_tokens').where('id', '=', id).returningAll().executeTakeFirst()
      : undefined;
    if (gone === undefined) throw new Refused({ code: 'token_not_found' });
    await recordAction(tx, by, { action: 'token.deleted', subject: { id: gone.id, name: gone.name } });
  });
}

/** True if a valid token can administer the service. */
export async function hasAdminToken(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('access_tokens')
    .select('id')
    .where('scope', '=', 'admin')
    .where(isInForce)
    .limit(1)
    .execute();
  return found.length > 0;
}

const useNotedEveryMs = 60_000;

/** Notes the use to the minute, so that not every request writes a row. */
export async function noteUse(db: Database, { id, last_used_at: last }: TokenRow, now: Date): Promise<void> {
  if (last !== null && Math.abs(now.getTime() - last.getTime()) < useNotedEveryMs) return;
  await db
    .updateTable('access_tokens')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
