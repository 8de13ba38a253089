import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { admitLinks, countText, listCountedKeys, listTextKeys } from '../../finding-pages/crawl/admit-link.ts';
import { crawlLimits } from '../../finding-pages/crawl/crawl-limits.ts';
import type { DroppedUrl } from '../../finding-pages/crawl/dropped-urls.ts';
import type { FoundLink } from '../../finding-pages/crawl/link-filter.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import type { NewPage } from './add-pages.ts';
import type { Writing } from '../issues/write-findings.ts';
import type { RecordedPage } from './recorded-page.ts';
import { addPages } from './add-pages.ts';
import { countDropped } from './count-dropped.ts';
import { StoredCounts } from './crawl-counts.ts';
import { drawOfTemplates } from '../../finding-pages/samples/draw-sample.ts';
import { addKnownUrls, findKnownUrls, mostKnownUrls } from '../../finding-pages/samples/known-urls.ts';
import type { StoredSample } from '../../finding-pages/samples/stored-sample.ts';
import { readStoredSample } from '../../finding-pages/samples/stored-sample.ts';

/** A page that was recorded in this transaction. */
type LinkingPage = {
  readonly scan: ScanRow;
  readonly page: { readonly url: string; readonly depth: number };
  readonly textDigest: string | null;
};

type FoundPage = NewPage & { readonly template: string };

/**
 * Adds the pages that a page links to, in the transaction that records the page. So a crawl always has a page left
 * while one of its pages is being recorded, and cannot end early. The caller holds the scan's row. Returns the change
 * of the row, in addition to the page's own changes: `pages_total` and `pages_pending` are those of `scan` with the new
 * pages.
 */
export async function addFoundPages({ tx }: Writing, { scan, page, report }: RecordedPage): Promise<ScanEffect> {
  const { found, textDigest } = report;
  const sample = readStoredSample(scan);
  // The pages of a repeated sample are known.
  if (found === undefined || sample?.repeated === true) return {};
  const { links, maxPages } = found;
  const known = await findKnown(tx, scan, links);
  const unknown = links.filter(({ identity }) => !known.has(identity));
  const fresh = [...new Map(unknown.map((link) => [link.identity, link])).values()];
  const { admitted, dropped } = await admitAll(tx, { scan, page, textDigest }, fresh);
  if (sample !== undefined)
    return addToSample(tx, { scan, sample: { ...sample, most: maxPages } }, { admitted, dropped });
  const { evictedUrls, change } = await addPages(tx, scan, { admitted, maxPages });
  const evicted = evictedUrls.map((url) => ({ rule: 'over_page_limit', url }) as const);
  const counted = await countDropped(tx, scan, [...dropped, ...evicted]);
  return { ...change, dropped: counted };
}

/** Pages of the scan, and their redirect targets. */
async function findKnown(
  tx: Transaction<Schema>,
  { id: scanId, sample }: ScanRow,
  links: readonly FoundLink[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ url: string }>`
    with wanted as (select value as url from jsonb_array_elements_text(${JSON.stringify(links.map(({ identity }) => identity))}::jsonb))
    select url from wanted
    where exists (select 1 from pages where scan_id = ${scanId}::uuid and pages.url = wanted.url)
      or exists (
        select 1 from pages where scan_id = ${scanId}::uuid and md5(landed_on) = md5(wanted.url) and landed_on is not null
          and landed_on = wanted.url and status = 'completed'
      )
  `.execute(tx);
  const inSample =
    sample === null
      ? []
      : await findKnownUrls(
          tx,
          scanId,
          links.map(({ identity }) => identity),
        );
  return new Set([...rows.map(({ url }) => url), ...inSample]);
}

/** Handles a crawl with a sample: new pages become known, and pages of templates that lack pages are scanned. */
async function addToSample(
  tx: Transaction<Schema>,
  { scan, sample }: { readonly scan: ScanRow; readonly sample: StoredSample },
  { admitted, dropped }: Admitted,
): Promise<ScanEffect> {
  const fitting = admitted.slice(0, Math.max(0, mostKnownUrls - sample.known_pages));
  const over = admitted.slice(fitting.length).map(({ url }) => ({ rule: 'over_page_limit', url }) as const);
  const known_pages = await addKnownUrls(tx, { scanId: scan.id, known: sample.known_pages }, fitting);
  const templates = [...new Set(fitting.map(({ template }) => template))];
  return {
    ...(await drawOfTemplates(tx, scan, { sample: { ...sample, known_pages }, templates })),
    dropped: await countDropped(tx, scan, [...dropped, ...over]),
  };
}

type Admitted = { readonly admitted: readonly FoundPage[]; readonly dropped: readonly DroppedUrl[] };

async function admitAll(
  tx: Transaction<Schema>,
  { scan, page, textDigest }: LinkingPage,
  fresh: readonly FoundLink[],
): Promise<Admitted> {
  const wanted = fresh.map((link) => (depthOf(link, page) > crawlLimits.depth ? dropAsTooDeep(link) : link));
  const candidates = wanted.filter(({ drop }) => drop === undefined);
  const keys = candidates.flatMap(({ identity }) => listCountedKeys(identity));
  const counts = await StoredCounts.read(tx, scan.id, [...keys, ...listTextKeys(page.url, textDigest)]);
  countText(page.url, textDigest, counts);
  const { admitted, dropped } = admitLinks(wanted, counts);
  await counts.write(tx);
  const pages = admitted.map((link) => ({
    url: link.identity,
    fetch_url: link.url === link.identity ? null : link.url,
    depth: depthOf(link, page),
    claim_order: link.order,
    template: link.template,
  }));
  return { admitted: pages, dropped };
}

/**
 * The next part of a list is no further from the start than the list. Another limit bounds the number of queries per
 * path.
 */
function depthOf({ identity }: FoundLink, { url, depth }: LinkingPage['page']): number {
  const [path] = identity.split('?', 1);
  const [pathOfPage] = url.split('?', 1);
  return path === pathOfPage ? depth : depth + 1;
}

function dropAsTooDeep(link: FoundLink): FoundLink {
  return { ...link, drop: link.drop ?? { rule: 'too_deep' } };
}
