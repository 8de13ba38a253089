import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { Refused } from '../shared/refused.ts';
import { readOrigins } from './sign-in-record.ts';

/** For the scan's row. */
type ChosenSignIn = { readonly sign_in_id: string; readonly sign_in_name: string };

/**
 * The sign-in of a scan that is being created. It cannot be deleted before the transaction ends. Throws Refused
 * (`invalid_request`) if there is none, or if one of the URLs is not on its origins.
 */
export async function chooseSignIn(
  tx: Transaction<Schema>,
  id: string | undefined,
  urls: readonly string[],
): Promise<ChosenSignIn | undefined> {
  if (id === undefined) return undefined;
  const row = await tx.selectFrom('sign_ins').selectAll().where('id', '=', id).forShare().executeTakeFirst();
  if (row === undefined) throw refuse('There is no sign-in with this id. It may have been deleted.');
  const origins = new Set(readOrigins(row));
  const stray = urls.map((url) => new URL(url).origin).find((origin) => !origins.has(origin));
  if (stray === undefined) return { sign_in_id: row.id, sign_in_name: row.name };
  throw refuse(`Must be a sign-in for ${stray}. This one is for ${[...origins].join(', ')}.`);
}

function refuse(message: string): Refused {
  return new Refused({ code: 'invalid_request', path: 'sign_in', message });
}
