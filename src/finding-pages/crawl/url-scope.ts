import { getDomain } from 'tldts';
import { isSameSite } from '../../url/page-url.ts';
import type { CrawlScope } from './crawl-scope.ts';
import type { Drop } from './drop-rules.ts';
import { identifyPage } from './page-identity.ts';
import type { UrlPatterns } from './pattern-thread.ts';

/**
 * Returns the reason why each URL is outside the scope, or undefined if it is inside. Expects normalized URLs. Throws
 * PatternsTooSlow.
 */
export type UrlScope = (urls: readonly string[]) => Promise<readonly (Drop | undefined)[]>;

/** Throws if the patterns were not validated. */
export function createUrlScope(
  start: string,
  { extent, ...patterns }: CrawlScope,
  match: UrlPatterns['match'],
): UrlScope {
  const isNear = nearness(start, extent);
  const hasPatterns = patterns.include.length + patterns.exclude.length > 0;
  return async (urls) => {
    const near = urls.filter(isNear);
    const found = hasPatterns ? await match(patterns, near) : [];
    const drops = new Map(near.map((url, index) => [url, found[index]]));
    return urls.map((url) => (drops.has(url) ? drops.get(url) : { rule: 'out_of_scope' }));
  };
}

function nearness(start: string, extent: CrawlScope['extent']): (url: string) => boolean {
  const from = new URL(start);
  const onHost = (url: string) => isSameSite(from.host, new URL(url).host);
  const identity = identifyPage(start)?.identity;
  const folder = from.pathname.slice(0, from.pathname.lastIndexOf('/') + 1);
  // An address or a local name has no domain.
  const domain = getDomain(start);
  const near: Readonly<Record<CrawlScope['extent'], (url: string) => boolean>> = {
    page: (url) => identifyPage(url)?.identity === identity,
    folder: (url) => onHost(url) && new URL(url).pathname.startsWith(folder),
    host: onHost,
    domain: (url) => onHost(url) || (domain !== null && getDomain(url) === domain),
  };
  return near[extent];
}
