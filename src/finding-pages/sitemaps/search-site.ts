import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import type { PageCollector } from './page-collector.ts';
import type { SitemapOutcome } from './read-sitemap.ts';
import type { FileSource } from './read-text.ts';
import { readRobotsSitemaps } from './robots-sitemaps.ts';
import { quoteForPeople } from './sitemap-error.ts';
import type { DiscoveredBatch, SitemapWalk } from './sitemap-walk.ts';

/** Where sites keep their sitemap when robots.txt does not name it, the most common paths first. */
const usualPaths = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/sitemap-index.xml',
  '/wp-sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap.txt',
  '/sitemap/sitemap.xml',
  '/sitemaps/sitemap.xml',
];

/** Errors that mean: a server answers, but this is not a sitemap. */
const worthSearching: ReadonlySet<string> = new Set([
  'sitemap_http_status',
  'sitemap_not_xml',
  'sitemap_invalid_xml',
  'sitemap_empty',
]);

type SearchParts = { readonly source: FileSource; readonly walk: SitemapWalk; readonly collector: PageCollector };

/**
 * True when the URL is a site's and not a sitemap's: a web page, or nothing useful at the root. A URL that looks like a
 * sitemap's must be one: to scan something else silently would be worse than to fail.
 */
export function standsForSite(address: string, { error, entryCount }: SitemapOutcome): boolean {
  if (error === undefined || entryCount > 0) return false;
  const { pathname, search } = new URL(address);
  const path = `${pathname}${search}`.toLowerCase();
  if (path === '/') return worthSearching.has(error.code);
  if (/\.(?:xml|gz|txt|rss|atom)$/.test(pathname.toLowerCase()) || path.includes('sitemap')) return false;
  return error.isWebPage;
}

/**
 * Reads the sitemaps that robots.txt names, or else the first usual path that has one. Returns what was tried: each
 * sentence begins with the path or the URL.
 */
export async function* searchSite(
  { source, walk, collector }: SearchParts,
  siteUrl: string,
): AsyncGenerator<DiscoveredBatch, readonly Said[]> {
  const robots = await readRobotsSitemaps(source, new URL('/robots.txt', siteUrl).href);
  const tried = [robots.found('/robots.txt')];
  for (const address of robots.addresses) walk.enqueue(address, siteUrl, 0);
  yield* walk.readQueued();
  for (const { address, error } of walk.failures) tried.push(error.found(quoteForPeople(address, 200)));

  for (const path of usualPaths) {
    if (collector.count > 0 || walk.isOver) break;
    const address = new URL(path, siteUrl).href;
    if (walk.hasVisited(address)) continue;
    const outcome = yield* walk.read({ address, depth: 0 });
    // A guess that finds nothing is not worth a note, only one that found a sitemap and lost a part of it.
    if (outcome.entryCount > 0) walk.noteError(address, outcome);
    yield* walk.readQueued();
    tried.push(outcome.error?.found(path) ?? says('sitemaps.lists_no_page', { where: path }));
  }
  return tried;
}
