import type { Transaction } from 'kysely';
import type { DropRule } from '../../finding-pages/crawl/drop-rules.ts';
import { identifyPage, namePage } from '../../finding-pages/crawl/page-identity.ts';
import type { SampleRole } from '../../adapters/db/sample-tables.ts';
import type { Schema } from '../../adapters/db/schema.ts';
import { leaveOutKnownUrl } from '../../finding-pages/samples/known-urls.ts';
import { splitRoute } from '../../url/hash-route.ts';
import { normalizeUrl } from '../../url/page-url.ts';
import type { ScanEffect } from '../scans/scan-effect.ts';
import type { ScanRow } from '../scans/scan-fields.ts';
import { countDropped } from './count-dropped.ts';
import type { PageReport } from './page-report.ts';
import { removePages } from './remove-pages.ts';

/** The columns of the page's row that decide its role. */
export type OwnRow = {
  readonly id: number;
  readonly url: string;
  readonly entry: string;
  readonly depth: number;
  readonly sample_role: SampleRole | null;
};

/** The final URL, if it is another page of the site, and the URL that the page names as its own. */
export type PageNames = { readonly landed_on: string | null; readonly page_name: string | null };

export function readNames(
  { url, entry }: Pick<OwnRow, 'url' | 'entry'>,
  { scan_type: type }: Pick<ScanRow, 'scan_type'>,
  report: PageReport & { readonly kind: 'scanned' },
): PageNames {
  // Steps lead to a page that no URL names.
  if (entry !== '') return { landed_on: null, page_name: null };
  const isCrawl = type === 'crawl';
  const final = report.finalUrl ?? url;
  const parsed = isCrawl ? identifyPage(final)?.identity : normalizedOrNone(final);
  const landed_on = parsed === undefined || parsed === url ? null : parsed;
  // Only the links of a crawl are many enough to trust what a page says about itself.
  return { landed_on, page_name: namePage(landed_on ?? url, isCrawl ? (report.canonical ?? null) : null) };
}

function normalizedOrNone(url: string): string | undefined {
  const parsed = normalizeUrl(url);
  return parsed.ok ? parsed.url : undefined;
}

/** Failures which show that a link leads to no page of the crawl. */
const leftOut: Readonly<Partial<Record<string, DropRule>>> = {
  not_in_scope: 'redirected_out_of_scope',
  redirected_off_site: 'redirected_out_of_scope',
  not_html: 'not_a_page',
  download: 'not_a_page',
};

/** The reason to leave out a page that failed. A page that a person named stays, because its failure is an answer. */
export function findDropOfFailure(page: OwnRow, scan: ScanRow, code: string): DropRule | undefined {
  if (page.entry !== '') return undefined;
  if (scan.scan_type === 'crawl') return page.depth === 0 ? undefined : findDropOfLink(page.url, code);
  return scan.scan_type === 'sitemap' && code === 'not_in_scope' ? leftOut[code] : undefined;
}

/** A link with a fragment such as `#/tab` is a page only if the site has routes, and this one. */
function findDropOfLink(url: string, code: string): DropRule | undefined {
  return code === 'soft_not_found' && splitRoute(url).route !== '' ? 'not_a_route' : leftOut[code];
}

/** Takes the page in flight out of its scan and counts the reason. */
export async function leaveOutPage(
  tx: Transaction<Schema>,
  { page, scan }: { readonly page: OwnRow; readonly scan: ScanRow },
  { rule, finalUrl }: { readonly rule: DropRule; readonly finalUrl: string | null },
): Promise<ScanEffect> {
  if (scan.sample !== null) await leaveOutKnownUrl(tx, scan.id, page.url);
  const isElsewhere = finalUrl !== null && finalUrl !== page.url && rule !== 'not_a_page';
  const url = isElsewhere ? `${page.url} → ${finalUrl}` : page.url;
  return {
    ...(await removePages(tx, scan, [page.id])),
    dropped: await countDropped(tx, scan, [{ rule, url }]),
    pages_total: scan.pages_total - 1,
    pages_running: scan.pages_running - 1,
  };
}
