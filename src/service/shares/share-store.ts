import { sql } from 'kysely';
import type { Selectable, Transaction } from 'kysely';
import type { SharesTable } from '../../adapters/db/access-tables.ts';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import { isUuid, newId } from '../../ids/ids.ts';
import type { PageInfo, PageRequest } from '../../paging/paging.ts';
import { pageInfoOf } from '../../paging/paging.ts';
import { Refused } from '../../texts/refused.ts';
import { says } from '../../texts/saying.ts';
import type { Actor } from '../audit/actor.ts';
import { nameUrl, recordAction } from '../audit/record-action.ts';
import { storedSubjectSchema } from './share.ts';
import type { ShareSubject } from './share.ts';
import { createShareToken } from './share-token.ts';
import type { NewShare, ShareRecord } from './new-share.ts';

const mostShares = 1_000;
const defaultDays = 30;
const mostDays = 366;
/** Expired links are kept for a while, because the clock of the database may be ahead. */
const graceDays = 60;

type Wanted = Pick<NewShare, 'expires_at' | 'label'> & {
  readonly scan: { readonly id: string; readonly url: string };
  /** It exists in the scan. */
  readonly subject: ShareSubject;
};

/**
 * Creates a link. Only the result contains its token. Removes links that expired long ago. Throws Refused (`too_many_shares`,
 * `invalid_request`).
 */
export async function createShare(
  db: Database,
  { scan, subject, expires_at: expiry, label = null }: Wanted,
  by: Actor,
): Promise<{ readonly share: ShareRecord; readonly token: string }> {
  const { token, hash } = createShareToken();
  const share = await db.transaction().execute(async (tx) => {
    await removeExpired(tx);
    if ((await countShares(tx)) >= mostShares) throw new Refused({ code: 'too_many_shares', most: mostShares });
    const expiresAt = await readExpiry(tx, expiry);
    const row = await tx
      .insertInto('shares')
      .values({ id: newId(), scan_id: scan.id, hash, subject: JSON.stringify(subject), label, expires_at: expiresAt })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    const details = { kind: subject.kind, scan_id: scan.id, expires_at: expiresAt.toISOString() };
    await recordAction(tx, by, { action: 'share.created', subject: { id: row.id, name: nameUrl(scan.url) }, details });
    return present({ ...row, scan_id: scan.id, url: scan.url, subject, label, expires_at: expiresAt });
  });
  return { share, token };
}

/** Links in force, newest first. */
export async function listShares(
  db: Database,
  page: PageRequest,
): Promise<{ readonly shares: readonly ShareRecord[]; readonly page: PageInfo }> {
  const shown = db
    .selectFrom('shares')
    .innerJoin('scans', 'scans.id', 'shares.scan_id')
    .where('scans.deleted_at', 'is', null)
    .where('shares.expires_at', '>', sql<Date>`now()`);
  const rows = await shown
    .select(['shares.id', 'scan_id', 'scans.url', 'subject', 'label', 'shares.created_at', 'expires_at'])
    .orderBy('shares.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await shown.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { shares: rows.map(present), page: pageInfoOf(page, total) };
}

/** Revokes a link, which shows nothing from then on. Throws Refused (`share_not_found`). */
export async function deleteShare(db: Database, id: string, by: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const gone = isUuid(id)
      ? await tx
          .deleteFrom('shares')
          .using('scans')
          .whereRef('scans.id', '=', 'shares.scan_id')
          .where('shares.id', '=', id)
          .returning(['shares.id', 'scans.url'])
          .executeTakeFirst()
      : undefined;
    if (gone === undefined) throw new Refused({ code: 'share_not_found' });
    await recordAction(tx, by, { action: 'share.deleted', subject: { id: gone.id, name: nameUrl(gone.url) } });
  });
}

async function removeExpired(tx: Transaction<Schema>): Promise<void> {
  const isFull = (await countShares(tx)) >= mostShares;
  await tx
    .deleteFrom('shares')
    .where('expires_at', '<=', sql<Date>`now() - make_interval(days => ${isFull ? 0 : graceDays})`)
    .execute();
}

async function countShares(tx: Transaction<Schema>): Promise<number> {
  const { count } = await tx
    .selectFrom('shares')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Uses the clock of the database, which also ends the link. */
async function readExpiry(tx: Transaction<Schema>, wanted: string | undefined): Promise<Date> {
  const given = wanted === undefined ? sql`now() + make_interval(days => ${defaultDays})` : sql`${wanted}::timestamptz`;
  const { rows } = await sql<{ at: Date; is_past: boolean; is_late: boolean }>`
    select at, at <= now() as is_past, at > now() + make_interval(days => ${mostDays}) as is_late
    from (select ${given} as at) as wanted
  `.execute(tx);
  const [found] = rows;
  if (found === undefined || found.is_past) throw refuseExpiry('future');
  if (found.is_late) throw refuseExpiry('within_a_year');
  return found.at;
}

function refuseExpiry(fault: 'future' | 'within_a_year'): Refused {
  return new Refused({ code: 'invalid_request', path: 'expires_at', saying: says(`fields.${fault}`) });
}

type Row = Omit<Selectable<SharesTable>, 'hash'> & { readonly url: string };

function present({ url, subject, created_at: created, expires_at: expires, ...row }: Row): ShareRecord {
  return {
    ...row,
    target: url,
    subject: storedSubjectSchema.parse(subject),
    created_at: created.toISOString(),
    expires_at: expires.toISOString(),
  };
}
