import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { asideOrder } from '../crawl/aside-order.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import type { SampleChange } from './draw-sample.ts';
import { drawAgain } from './draw-sample.ts';
import type { StoredSample } from './stored-sample.ts';
import { newSeed } from './stored-sample.ts';

/** The sample of a scan that has ended. */
export type RepeatedSample = {
  readonly from: string;
  readonly sample: StoredSample;
  /** If true, other random pages are drawn. */
  readonly isDrawnAgain: boolean;
};

/**
 * Copies the pages of another scan, and the URLs that they were chosen from, to a new scan without pages. Returns the
 * change of its row.
 */
export async function repeatSample(
  tx: Transaction<Schema>,
  scanId: string,
  { from, sample, isDrawnAgain }: RepeatedSample,
): Promise<SampleChange> {
  await sql`
    insert into known_urls (scan_id, ordinal, url, fetch_url, depth, template, left_out)
    select ${scanId}::uuid, ordinal, url, fetch_url, depth, template, left_out from known_urls where scan_id = ${from}::uuid
  `.execute(tx);
  const { numAffectedRows = 0n } = await sql`
    insert into pages (scan_id, ordinal, url, fetch_url, depth, claim_order, sample_role, template)
    select ${scanId}::uuid, (row_number() over (order by ordinal))::integer - 1, url, fetch_url, depth,
      claim_order % ${asideOrder}::integer, sample_role, template
    from pages where scan_id = ${from}::uuid and entry = '' and (sample_role <> 'random' or not ${isDrawnAgain}::boolean)
  `.execute(tx);
  const count = Number(numAffectedRows);
  const seed = isDrawnAgain ? newSeed() : sample.seed;
  const repeated = { ...sample, seed, repeated: true } satisfies StoredSample;
  const change = { sample: repeated, pages_total: count, pages_pending: count };
  return isDrawnAgain ? { ...change, ...(await drawAgain(tx, { id: scanId, ...change })) } : change;
}
