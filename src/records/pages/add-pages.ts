import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../adapters/db/schema.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { removePages } from './remove-pages.ts';

/**
 * A page that is new to its scan. `fetch_url`: the URL to request, if it differs. Pages with a lower `claim_order` are
 * scanned first.
 */
export type NewPage = {
  readonly url: string;
  readonly fetch_url: string | null;
  readonly depth: number;
  readonly claim_order: number;
};

type GrowingScan = Pick<ScanRow, 'id' | 'pages_total' | 'pages_pending' | 'withdrawn_pages'>;
type Admitted = { readonly admitted: readonly NewPage[]; readonly maxPages: number };

export type AddedPages = {
  /** The URLs of evicted pending pages, and of pages that were not added. */
  readonly evictedUrls: readonly string[];
  /** `pages_total` and `pages_pending` are those of `scan` with the new pages. */
  readonly change: ScanEffect;
};

/**
 * Adds pages to a scan, in order. At the page limit, a page of a new template takes the slot of a pending page whose
 * template is well known. The caller holds the scan's row, and writes the change.
 */
export async function addPages(
  tx: Transaction<Schema>,
  scan: GrowingScan,
  { admitted, maxPages }: Admitted,
): Promise<AddedPages> {
  const { kept, evictedUrls, removedCount, change } = await makeRoom(tx, scan, { admitted, maxPages });
  await insertPages(tx, kept, { scanId: scan.id, from: scan.pages_total - removedCount });
  const more = kept.length - removedCount;
  const totals = { pages_total: scan.pages_total + more, pages_pending: scan.pages_pending + more };
  return { evictedUrls, change: { ...change, ...totals } };
}

type Room = AddedPages & {
  readonly kept: readonly NewPage[];
  /** The number of pages that were removed from the scan. */
  readonly removedCount: number;
};

async function makeRoom(tx: Transaction<Schema>, scan: GrowingScan, { admitted, maxPages }: Admitted): Promise<Room> {
  const excess = scan.pages_total + admitted.length - maxPages;
  if (excess <= 0) return { kept: admitted, evictedUrls: [], removedCount: 0, change: {} };
  const waiting = await tx
    .selectFrom('pages')
    .select(['id', 'url', 'claim_order', 'ordinal'])
    .where('scan_id', '=', scan.id)
    .where('status', '=', 'pending')
    .where('claim', '=', 0)
    .orderBy('claim_order', 'desc')
    .orderBy('ordinal', 'desc')
    .limit(excess)
    .execute();
  const worstFirst = [...admitted.toReversed(), ...waiting].toSorted((a, b) => b.claim_order - a.claim_order);
  const out = new Set<Pick<NewPage, 'url' | 'claim_order'>>(worstFirst.slice(0, excess));
  const gone = waiting.filter((page) => out.has(page));
  const change = await removePages(
    tx,
    scan,
    gone.map(({ id }) => id),
  );
  const kept = admitted.filter((page) => !out.has(page));
  return { kept, evictedUrls: [...out].map(({ url }) => url), removedCount: gone.length, change };
}

async function insertPages(
  tx: Transaction<Schema>,
  pages: readonly NewPage[],
  { scanId, from }: { readonly scanId: string; readonly from: number },
): Promise<void> {
  if (pages.length === 0) return;
  await sql`
    insert into pages (scan_id, ordinal, url, fetch_url, depth, claim_order)
    select ${scanId}::uuid, ${from}::integer + place::integer - 1, page->>'url', page->>'fetch_url', (page->>'depth')::smallint,
      (page->>'claim_order')::integer
    from jsonb_array_elements(${JSON.stringify(pages)}::jsonb) with ordinality as listed (page, place)
  `.execute(tx);
}
