import { sql } from 'kysely';
import type { Actor } from '../../service/audit/actor.ts';
import { recordAction } from '../../service/audit/record-action.ts';
import type { Database } from '../../adapters/db/schema.ts';
import { isUuid, newId } from '../../ids/ids.ts';
import { Refused } from '../../texts/refused.ts';
import type { NewSignIn } from './new-sign-in.ts';
import { seal } from '../../service/secrets/seal.ts';
import type { SecretKey } from '../../service/secrets/secret-key.ts';
import type { SignInResult, SignInRow } from './sign-in-record.ts';

type SignInStoreDeps = {
  readonly db: Database;
  /** Undefined if the installation has no key, and therefore no sign-ins. */
  readonly key: SecretKey | undefined;
  readonly by?: Actor | undefined;
};

const mostSignIns = 500;

/** Lists sign-ins by name. */
export async function listSignIns(db: Database): Promise<readonly SignInRow[]> {
  return db.selectFrom('sign_ins').selectAll().orderBy('name').orderBy('id').execute();
}

/** Throws Refused (`sign_in_not_found`). */
export async function getSignIn(db: Database, id: string): Promise<SignInRow> {
  const row = isUuid(id)
    ? await db.selectFrom('sign_ins').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (row === undefined) throw new Refused({ code: 'sign_in_not_found' });
  return row;
}

/** Throws Refused (`sign_ins_off`, `too_many_sign_ins`). */
export async function createSignIn({ db, key, by }: SignInStoreDeps, wanted: NewSignIn): Promise<SignInRow> {
  const id = newId();
  const values = sealed(key, id, wanted);
  return db.transaction().execute(async (tx) => {
    const { count } = await tx
      .selectFrom('sign_ins')
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= mostSignIns) throw new Refused({ code: 'too_many_sign_ins', most: mostSignIns });
    await recordAction(tx, by, { action: 'sign_in.created', ...describe(id, wanted) });
    return tx
      .insertInto('sign_ins')
      .values({ id, ...values })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Replaces the whole sign-in, including its secret. Scans that use it sign in again. Throws Refused
 * (`sign_in_not_found`, `sign_ins_off`).
 */
export async function replaceSignIn(
  { db, key, by }: SignInStoreDeps,
  id: string,
  wanted: NewSignIn,
): Promise<SignInRow> {
  const { id: known } = await getSignIn(db, id);
  const values = sealed(key, known, wanted);
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('sign_ins')
      .set({ ...values, version: sql`version + 1`, last_result: null })
      .where('id', '=', known)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw new Refused({ code: 'sign_in_not_found' });
    await recordAction(tx, by, { action: 'sign_in.replaced', ...describe(known, wanted) });
    return row;
  });
}

/** Throws Refused (`sign_in_not_found`, or `sign_in_in_use` while an unfinished scan uses it). */
export async function deleteSignIn(db: Database, id: string, by?: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id: known, name } = await getSignIn(tx, id);
    // A scan that is being created waits for this row, and then does not find it.
    await tx.selectFrom('sign_ins').select('id').where('id', '=', known).forUpdate().execute();
    const users = await tx
      .selectFrom('scans')
      .select('id')
      .where('sign_in_id', '=', known)
      .where('deleted_at', 'is', null)
      .where('status', 'in', ['queued', 'running', 'pausing', 'paused'])
      .limit(1)
      .execute();
    if (users.length > 0) throw new Refused({ code: 'sign_in_in_use' });
    await recordAction(tx, by, { action: 'sign_in.deleted', subject: { id: known, name } });
    await tx.deleteFrom('sign_ins').where('id', '=', known).execute();
  });
}

/**
 * Call this before the trial, because the trial sends the secret even if it fails. Throws Refused
 * (`sign_in_not_found`).
 */
export async function noteTrial(db: Database, id: string, by: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id: known, name } = await getSignIn(tx, id);
    await recordAction(tx, by, { action: 'sign_in.tested', subject: { id: known, name } });
  });
}

export async function noteResult(db: Database, id: string, result: SignInResult): Promise<void> {
  await db
    .updateTable('sign_ins')
    .set({ last_result: result, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

function describe(id: string, { name, kind }: NewSignIn) {
  return { subject: { id, name }, details: { kind } };
}

function sealed(key: SecretKey | undefined, id: string, { name, origins, kind, check, secret }: NewSignIn) {
  if (key === undefined) throw new Refused({ code: 'sign_ins_off' });
  return {
    name,
    kind,
    origins: JSON.stringify(origins),
    check: JSON.stringify(check),
    sealed: seal(key, JSON.stringify(secret), { id, kind, origins }),
    key_id: key.id,
  };
}
