import type { Transaction } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import { Refused } from '../../texts/refused.ts';
import { readOrigins } from './sign-in-record.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

/** Columns of the scan's row. */
type ChosenSignIn = { readonly sign_in_id: string; readonly sign_in_name: string };

/** `path` is the field of the request that names the sign-in. */
type SignInChoice = { readonly id: string | undefined; readonly urls: readonly string[]; readonly path?: string };

/**
 * Returns the sign-in of a scan that is being created. It cannot be deleted before the transaction ends. Throws Refused
 * (`invalid_request`) if it does not exist, or if one of the URLs is not on its origins.
 */
export async function chooseSignIn(
  tx: Transaction<Schema>,
  { id, urls, path = 'sign_in' }: SignInChoice,
): Promise<ChosenSignIn | undefined> {
  if (id === undefined) return undefined;
  const row = await tx.selectFrom('sign_ins').selectAll().where('id', '=', id).forShare().executeTakeFirst();
  if (row === undefined) throw refuse(path, says('fields.no_sign_in'));
  const origins = new Set(readOrigins(row));
  const stray = urls.map((url) => new URL(url).origin).find((origin) => !origins.has(origin));
  if (stray === undefined) return { sign_in_id: row.id, sign_in_name: row.name };
  throw refuse(path, says('fields.sign_in_for', { origin: stray, listOfOrigins: [...origins] }));
}

function refuse(path: string, saying: Said): Refused {
  return new Refused({ code: 'invalid_request', path, saying });
}
