import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database, Schema } from '../../adapters/db/schema.ts';
import { lockScan } from '../scans/change-scan.ts';
import type { ClaimedDiscovery, Continuation } from '../scans/discovery-steps.ts';
import { isReadBy, renewedLease } from '../scans/discovery-steps.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { toScanChange } from '../scans/scan-effect.ts';
import { storeJson } from '../scans/stored-json.ts';
import { addKnownUrls } from '../../finding-pages/samples/known-urls.ts';
import type { StoredSample } from '../../finding-pages/samples/stored-sample.ts';
import { readStoredSample } from '../../finding-pages/samples/stored-sample.ts';
import type { NewPage } from './add-pages.ts';
import { addPages } from './add-pages.ts';

/** A page that a sitemap lists. Pages with a lower `order` are scanned first. */
type Listed = { readonly url: string; readonly order: number; readonly template: string };

export type DiscoveredPages = {
  readonly pages: readonly Listed[];
  /** The maximum number of pages in the scan. */
  readonly maxPages: number;
};

/** Adds pages that the scan does not have yet, in order. Workers may claim them at once. */
export async function addDiscoveredPages(
  db: Database,
  held: ClaimedDiscovery,
  found: DiscoveredPages,
): Promise<Continuation> {
  return db.transaction().execute(async (tx) => {
    const scan = await lockScan(tx, held.scanId);
    if (scan === undefined || !isReadBy(scan, held)) return 'stop';
    const sample = readStoredSample(scan);
    const change = sample === undefined ? await addNew(tx, scan, found) : await addToFrame(tx, sample, { scan, found });
    await tx
      .updateTable('scans')
      .set({
        ...storeJson(toScanChange(change)),
        discovery_lease_until: renewedLease,
        due_at: sql`now()`,
        revision: sql`revision + 1`,
        updated_at: sql`now()`,
      })
      .where('id', '=', scan.id)
      .execute();
    return 'go-on';
  });
}

async function addNew(tx: Transaction<Schema>, scan: ScanRow, { pages, maxPages }: DiscoveredPages) {
  const { change } = await addPages(tx, scan, { admitted: await findNew(tx, scan, pages), maxPages });
  return change;
}

/** The sample is drawn when all pages are known. */
async function addToFrame(
  tx: Transaction<Schema>,
  sample: StoredSample,
  { scan, found }: { readonly scan: ScanRow; readonly found: DiscoveredPages },
) {
  const urls = found.pages.map(({ url, template }) => ({ url, template, fetch_url: null, depth: 0 }));
  const known_pages = await addKnownUrls(tx, { scanId: scan.id, known: sample.known_pages }, urls);
  return { sample: { ...sample, known_pages, most: found.maxPages } satisfies StoredSample };
}

/** Removes duplicates and known pages, in order. */
async function findNew(tx: Transaction<Schema>, scan: ScanRow, pages: readonly Listed[]): Promise<NewPage[]> {
  const { rows } = await sql<NewPage>`
    select url, null as fetch_url, 0 as depth, min(claim_order) as claim_order from (
      select page->>'url' as url, (page->>'order')::integer as claim_order, place
      from jsonb_array_elements(${JSON.stringify(pages)}::jsonb) with ordinality as listed (page, place)
    ) as listed
    where not exists (select 1 from pages where pages.scan_id = ${scan.id}::uuid and pages.url = listed.url)
    group by url order by min(place)
  `.execute(tx);
  return rows;
}
