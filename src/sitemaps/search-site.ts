import type { PageCollector } from './page-collector.ts';
import type { SitemapOutcome } from './read-sitemap.ts';
import type { FileSource } from './read-text.ts';
import { readRobotsSitemaps } from './robots-sitemaps.ts';
import type { DiscoveredBatch, SitemapWalk } from './sitemap-walk.ts';

/** Where sites keep their sitemap when robots.txt does not tell, the most common places first. */
const usualPlaces = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/sitemap-index.xml',
  '/wp-sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap.txt',
  '/sitemap/sitemap.xml',
  '/sitemaps/sitemap.xml',
];

/** Faults that say: a server is there, but this is no sitemap. */
const worthSearching: ReadonlySet<string> = new Set([
  'sitemap_http_status',
  'sitemap_not_xml',
  'sitemap_invalid_xml',
  'sitemap_empty',
]);

type SearchParts = { readonly source: FileSource; readonly walk: SitemapWalk; readonly collector: PageCollector };

/**
 * True when what was read is a site's address and not a sitemap's: a web page, or nothing useful at the root. An address
 * that looks like a sitemap's is taken at its word: to scan something else in silence would be worse than to fail.
 */
export function standsForSite(address: string, { fault, entryCount }: SitemapOutcome): boolean {
  if (fault === undefined || entryCount > 0) return false;
  const { pathname, search } = new URL(address);
  const path = `${pathname}${search}`.toLowerCase();
  if (path === '/') return worthSearching.has(fault.code);
  if (/\.(?:xml|gz|txt|rss|atom)$/.test(pathname.toLowerCase()) || path.includes('sitemap')) return false;
  return fault.isWebPage;
}

/**
 * Reads the sitemaps that robots.txt names, else the first usual place that has one. Returns what was tried, in words:
 * each begins with the path or the address.
 */
export async function* searchSite(
  { source, walk, collector }: SearchParts,
  siteUrl: string,
): AsyncGenerator<DiscoveredBatch, readonly string[]> {
  const robots = await readRobotsSitemaps(source, new URL('/robots.txt', siteUrl).href);
  const tried = [`/robots.txt ${robots.found}`];
  for (const address of robots.addresses) walk.enqueue(address, siteUrl, 0);
  yield* walk.readQueued();
  for (const { address, fault } of walk.failures) tried.push(`${address} ${fault.found}`);

  for (const place of usualPlaces) {
    if (collector.count > 0 || walk.isOver) break;
    const address = new URL(place, siteUrl).href;
    if (walk.hasVisited(address)) continue;
    const outcome = yield* walk.read({ address, depth: 0 });
    // A guess that finds nothing is not worth a note, only one that found a sitemap and lost a part of it.
    if (outcome.entryCount > 0) walk.judge(address, outcome);
    yield* walk.readQueued();
    tried.push(`${place} ${outcome.fault?.found ?? 'lists no page of this site'}`);
  }
  return tried;
}
