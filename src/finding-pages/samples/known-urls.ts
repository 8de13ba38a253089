import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';

/** The limit for URLs from which a sample is drawn. */
export const mostKnownUrls = 100_000;

/** A page that a sampled scan knows and may scan. `fetch_url` is the URL to request if it differs. */
export type KnownUrl = {
  readonly url: string;
  readonly fetch_url: string | null;
  readonly depth: number;
  readonly template: string;
};

/**
 * Adds URLs that the scan does not know yet, in order, each once. `known` is the current number of known URLs. Returns
 * the new number.
 */
export async function addKnownUrls(
  tx: Transaction<Schema>,
  { scanId, known }: { readonly scanId: string; readonly known: number },
  urls: readonly KnownUrl[],
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into known_urls (scan_id, ordinal, url, fetch_url, depth, template)
    select ${scanId}::uuid, ${known}::integer + (row_number() over (order by place))::integer - 1, url, fetch_url, depth, template
    from (
      select distinct on (url) one->>'url' as url, one->>'fetch_url' as fetch_url, (one->>'depth')::smallint as depth,
        one->>'template' as template, place
      from jsonb_array_elements(${JSON.stringify(urls)}::jsonb) with ordinality as listed (one, place)
      order by url, place
    ) as listed
    where not exists (select 1 from known_urls where known_urls.scan_id = ${scanId}::uuid and known_urls.url = listed.url)
  `.execute(tx);
  return known + Number(numAffectedRows);
}

/** Leaves out a page that proved to be another one, or not to exist. The sample takes the next page of its template. */
export async function leaveOutKnownUrl(tx: Transaction<Schema>, scanId: string, url: string): Promise<void> {
  await tx
    .updateTable('known_urls')
    .set({ left_out: true })
    .where('scan_id', '=', scanId)
    .where('url', '=', url)
    .execute();
}

/** Returns those of these URLs that the scan knows. */
export async function findKnownUrls(
  tx: Transaction<Schema>,
  scanId: string,
  urls: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ url: string }>`
    select wanted.url from jsonb_array_elements_text(${JSON.stringify(urls)}::jsonb) as wanted (url)
    where exists (select 1 from known_urls where scan_id = ${scanId}::uuid and known_urls.url = wanted.url)
  `.execute(tx);
  return new Set(rows.map(({ url }) => url));
}
