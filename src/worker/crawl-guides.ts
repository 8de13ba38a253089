import type { DocumentCheck } from '../browser/document-gate.ts';
import { dropOldest } from '../findings/drop-oldest.ts';
import { storedScopeSchema } from '../finding-pages/crawl/crawl-scope.ts';
import type { LinkFilter } from '../finding-pages/crawl/link-filter.ts';
import { filterLinks } from '../finding-pages/crawl/link-filter.ts';
import { identifyPage } from '../finding-pages/crawl/page-identity.ts';
import type { UrlPatterns } from '../finding-pages/crawl/pattern-thread.ts';
import { PatternsTooSlow } from '../finding-pages/crawl/pattern-thread.ts';
import { createRobotsCheck } from '../finding-pages/crawl/robots-check.ts';
import { endsSession } from '../finding-pages/crawl/unsafe-link.ts';
import type { UrlScope } from '../finding-pages/crawl/url-scope.ts';
import { createUrlScope } from '../finding-pages/crawl/url-scope.ts';
import type { GuardedFetchOptions } from '../adapters/net/guarded-fetch.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import type { FoundLinks } from '../records/pages/page-report.ts';
import type { ClaimedPage } from '../records/pages/claim-page.ts';
import type { Observation } from '../visit/observation.ts';
import { fetchRobots } from './fetch-robots.ts';
import { ScanPatterns } from './scan-patterns.ts';
import type { Saying } from '../texts/saying.ts';
import { says } from '../texts/saying.ts';

const maxScans = 200;

/** The limits for the pages of one scan. */
export type CrawlGuide = {
  /** The URLs that its pages may lead to. */
  readonly scope: UrlScope;
  /** Blocks documents that must not even be requested: excluded URLs, and URLs that would end a session. */
  readonly limitDocuments: (check: DocumentCheck) => DocumentCheck;
  readonly filter: LinkFilter;
  readonly patterns: ScanPatterns;
};

type GuideDeps = { readonly userAgent: string; readonly patterns: UrlPatterns };
/** The network scope of the service's own requests, and the headers that sign them in. */
type Way = { readonly scope: NetworkScope; readonly headersFor: GuardedFetchOptions['headersFor'] };

export class CrawlGuides {
  readonly #deps: GuideDeps;
  readonly #guides = new Map<string, CrawlGuide>();

  constructor(deps: GuideDeps) {
    this.#deps = deps;
  }

  /** Returns undefined for a scan without a scope. */
  find(page: ClaimedPage, way: Way): CrawlGuide | undefined {
    if (page.scope === null) return undefined;
    const known = this.#guides.get(page.scanId) ?? this.#create(page, way);
    this.#guides.set(page.scanId, known);
    dropOldest(this.#guides, maxScans);
    return known;
  }

  forget(scanId: string): void {
    this.#guides.delete(scanId);
  }

  #create(page: ClaimedPage, { scope: network, headersFor }: Way): CrawlGuide {
    const patterns = new ScanPatterns(this.#deps.patterns, page.scanId);
    const scope = createUrlScope(page.scanUrl, storedScopeSchema.parse(page.scope), patterns.match);
    const { userAgent } = this.#deps;
    const robots =
      page.robots === true
        ? createRobotsCheck(
            (url) => fetchRobots({ network, userAgent, locale: page.locale, headersFor }, url),
            patterns.robots,
          )
        : undefined;
    return { scope, patterns, limitDocuments: limitBy(page, scope), filter: { scope, robots } };
  }
}

/** A person named the start, so it may be opened despite the patterns. */
function limitBy({ scanUrl, scanType }: ClaimedPage, scope: UrlScope): CrawlGuide['limitDocuments'] {
  const start = identifyPage(scanUrl)?.identity;
  const isUnsafe = (url: string) => scanType === 'crawl' && endsSession(url);
  return (check) => async (url) => {
    const identity = identifyPage(url.href)?.identity ?? url.href;
    if (identity === start) return check(url);
    const refuse = (reason: Saying) => ({ allowed: false, reason, isOutOfScope: true }) as const;
    try {
      const [drop] = await scope([identity]);
      if (drop?.rule !== 'excluded' && !isUnsafe(url.href)) return await check(url);
      return refuse(says('visits.excluded', { url: identity.slice(0, 500) }));
    } catch (error) {
      if (error instanceof PatternsTooSlow) return refuse(error.saying);
      throw error;
    }
  };
}

type CrawledPage = {
  readonly page: Pick<ClaimedPage, 'scanType' | 'maxPages'>;
  readonly settings: { readonly maxPages: number };
  readonly guide: CrawlGuide | undefined;
};

/** Returns the URLs where a crawl continues from this page. Undefined for other scans. */
export async function findLinks(
  { page, settings, guide }: CrawledPage,
  observation: Observation,
): Promise<FoundLinks | undefined> {
  if (guide === undefined || page.scanType !== 'crawl') return undefined;
  const maxPages = Math.min(settings.maxPages, page.maxPages ?? settings.maxPages);
  return { links: await filterLinks(guide.filter, observation), maxPages };
}
