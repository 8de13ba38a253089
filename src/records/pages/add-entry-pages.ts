import { sql } from 'kysely';
import { keyOfPage } from '../../url/page-key.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import { countDropped } from './count-dropped.ts';
import type { Writing } from '../issues/write-findings.ts';
import type { RecordedPage } from './recorded-page.ts';

/**
 * Adds the pages that steps lead to from a page, in the transaction that records the page, so that the scan cannot end
 * before. They never displace other pages. A page that is scanned again adds none twice.
 */
export async function addEntryPages({ tx }: Writing, { scan, page, report }: RecordedPage): Promise<ScanEffect> {
  const { names, maxPages } = report.entries ?? { names: [], maxPages: 0 };
  if (names.length === 0) return {};
  const known = await tx
    .selectFrom('pages')
    .select('entry')
    .where('scan_id', '=', scan.id)
    .where('url', '=', page.url)
    .execute();
  const fresh = names.filter((name) => known.every(({ entry }) => entry !== name));
  const added = fresh.slice(0, Math.max(0, maxPages - scan.pages_total));
  const dropped = fresh.slice(added.length).map((entry) => keyOfPage({ url: page.url, entry }));
  // They come next, while the site is as the page was.
  await sql`
    insert into pages (scan_id, ordinal, url, fetch_url, entry, depth, claim_order)
    select ${scan.id}::uuid, ${scan.pages_total}::integer + place::integer - 1, url, fetch_url, name, depth, 0
    from pages cross join jsonb_array_elements_text(${JSON.stringify(added)}::jsonb) with ordinality as listed (name, place)
    where pages.id = ${page.id} and pages.scan_id = ${scan.id}::uuid
  `.execute(tx);
  return {
    pages_total: scan.pages_total + added.length,
    pages_pending: scan.pages_pending + added.length,
    ...(dropped.length > 0 && {
      dropped: await countDropped(
        tx,
        scan,
        dropped.map((url) => ({ rule: 'over_page_limit', url })),
      ),
    }),
  };
}
