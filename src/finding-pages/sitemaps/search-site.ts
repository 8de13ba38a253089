import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';
import type { PageCollector } from './page-collector.ts';
import type { SitemapOutcome } from './read-sitemap.ts';
import type { FileSource } from './read-text.ts';
import { readRobotsSitemaps } from './robots-sitemaps.ts';
import { quoteForPeople } from './sitemap-error.ts';
import type { DiscoveredBatch, SitemapWalk } from './sitemap-walk.ts';

/** The usual paths of sitemaps that robots.txt does not name, the most common first. */
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

/** Errors which mean that a server answers, but not with a sitemap. */
const worthSearching: ReadonlySet<string> = new Set([
  'sitemap_http_status',
  'sitemap_not_xml',
  'sitemap_invalid_xml',
  'sitemap_empty',
]);

type SearchParts = { readonly source: FileSource; readonly walk: SitemapWalk; readonly collector: PageCollector };

/**
 * True if the URL belongs to a site rather than a sitemap: a web page, or no usable file at the root. A URL that looks
 * like a sitemap must be one, because silently scanning other pages would be worse than failing.
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
 * Reads the sitemaps that robots.txt names, or otherwise the first usual path that has one. Returns the attempts as
 * sentences that start with the path or the URL.
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
    // A guess without a result needs no note. A note is only for a sitemap that lost a part.
    if (outcome.entryCount > 0) walk.noteError(address, outcome);
    yield* walk.readQueued();
    tried.push(outcome.error?.found(path) ?? says('sitemaps.lists_no_page', { where: path }));
  }
  return tried;
}
