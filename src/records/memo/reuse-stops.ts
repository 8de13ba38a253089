import type { Kysely } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';

/** A page with known content gave other findings. */
export type ReuseStop = {
  readonly targetKey: string;
  /** The versions of the service, the engines and the browser. Other versions may agree with themselves. */
  readonly versions: string;
  readonly scanId: string;
  readonly pageUrl: string;
};

type Reader = Pick<Kysely<Schema>, 'selectFrom'>;
type Writer = Pick<Kysely<Schema>, 'insertInto'>;

/** The reason why the target does not reuse findings, if any. */
export async function findReuseStop(
  db: Reader,
  { targetKey, versions }: Pick<ReuseStop, 'targetKey' | 'versions'>,
): Promise<{ readonly pageUrl: string } | undefined> {
  return db
    .selectFrom('reuse_stops')
    .select('page_url as pageUrl')
    .where('target_key', '=', targetKey)
    .where('versions', '=', versions)
    .executeTakeFirst();
}

/** Ends reuse for the target. Keeps the first page that differed. */
export async function addReuseStop(tx: Writer, { targetKey, versions, scanId, pageUrl }: ReuseStop): Promise<void> {
  await tx
    .insertInto('reuse_stops')
    .values({ target_key: targetKey, versions, scan_id: scanId, page_url: pageUrl })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
