import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-record.ts';
import { removePages } from './remove-pages.ts';

type Ranked = { readonly url: string; readonly claim_order: number };

export type Room<Page> = {
  readonly kept: readonly Page[];
  /** Of pages that were waiting, and of those that are not kept. */
  readonly evictedUrls: readonly string[];
  /** Pages that were removed from the scan. */
  readonly removedCount: number;
  readonly change: ScanEffect;
};

/**
 * At the limit of pages, a page of a new template takes the slot of one whose template is well known, if that one is still waiting.
 * The caller holds the scan's row, and counts the pages.
 */
export async function makeRoom<Page extends Ranked>(
  tx: Transaction<Schema>,
  scan: Pick<ScanRow, 'id' | 'pages_total' | 'withdrawn_pages'>,
  { admitted, maxPages }: { readonly admitted: readonly Page[]; readonly maxPages: number },
): Promise<Room<Page>> {
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
  const out = new Set<Ranked>(worstFirst.slice(0, excess));
  const gone = waiting.filter((page) => out.has(page));
  const change = await removePages(
    tx,
    scan,
    gone.map(({ id }) => id),
  );
  const kept = admitted.filter((page) => !out.has(page));
  return { kept, evictedUrls: [...out].map(({ url }) => url), removedCount: gone.length, change };
}
