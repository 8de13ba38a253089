import type { UrlScope } from '../crawl/url-scope.ts';
import { normalizeUrl } from '../../url/page-url.ts';
import type { Said, Saying } from '../../texts/saying.ts';
import type { DiscoveryLimits } from './discovery-limits.ts';
import { defaultDiscoveryLimits } from './discovery-limits.ts';
import type { DiscoveryNote } from './discovery-notes.ts';
import { DiscoveryNotes } from './discovery-notes.ts';
import { failDiscovery } from './discovery-failure.ts';
import type { FetchDocument } from './fetch-document.ts';
import { PageCollector } from './page-collector.ts';
import type { SitemapOutcome } from './read-sitemap.ts';
import { searchSite, standsForSite } from './search-site.ts';
import type { DiscoveryCode } from './sitemap-error.ts';
import type { DiscoveredBatch } from './sitemap-walk.ts';
import { SitemapWalk } from './sitemap-walk.ts';

export type DiscoveryRequest = {
  readonly fetchDocument: FetchDocument;
  /** The URL of a sitemap or a site, which `normalizeUrl` accepts. */
  readonly target: string;
  /** Missing limits come from `defaultDiscoveryLimits`. */
  readonly limits: Partial<DiscoveryLimits> & Pick<DiscoveryLimits, 'maxPages'>;
  /** The scope of pages. Undefined for the target's host. */
  readonly scope?: UrlScope | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type DiscoveryOutcome =
  | {
      readonly kind: 'done';
      readonly notes: readonly DiscoveryNote[];
      /**
       * The final number of pages in the scan. The generator yields more if pages of new templates take the slots of
       * others.
       */
      readonly discoveredCount: number;
    }
  | {
      readonly kind: 'failed';
      readonly code: DiscoveryCode;
      /** Describes the result there, and the remedy. */
      readonly saying: Saying;
      readonly notes: readonly DiscoveryNote[];
    };

/**
 * Yields the pages of a sitemap in batches while they are read. The return value is the outcome, which is `failed` only
 * without any batch. Throws the signal's reason if it is aborted, and a TypeError if the target is not a URL. Leaving
 * the loop early closes the connection.
 */
export async function* discoverPages(request: DiscoveryRequest): AsyncGenerator<DiscoveredBatch, DiscoveryOutcome> {
  const parsed = normalizeUrl(request.target);
  if (!parsed.ok) throw new TypeError(`The target of a discovery must be a web URL: ${parsed.reason}.`);
  const limits = { ...defaultDiscoveryLimits, ...request.limits };
  const notes = new DiscoveryNotes();
  const collector = new PageCollector(notes, { maxPages: limits.maxPages, scope: request.scope });
  const source = { fetchDocument: request.fetchDocument, limits, signal: request.signal };
  const walk = new SitemapWalk({ ...source, notes, collector });

  collector.addSite(parsed.url);
  const target = { address: parsed.url, outcome: yield* walk.read({ address: parsed.url, depth: 0 }, true) };
  let tried: readonly Said[] | undefined;
  if (standsForSite(target.address, target.outcome)) {
    tried = yield* searchSite({ source, walk, collector }, target.outcome.finalUrl ?? target.address);
  } else {
    noteTruncation(notes, target);
    yield* walk.readQueued();
  }
  const rest = collector.takeRest();
  if (rest.length > 0) yield { pages: rest };

  if (collector.count > 0) return { kind: 'done', notes: notes.toList(), discoveredCount: collector.count };
  return { kind: 'failed', ...failDiscovery({ target, tried, walk, notes }), notes: notes.toList() };
}

function noteTruncation(notes: DiscoveryNotes, target: { address: string; outcome: SitemapOutcome }): void {
  const { error, entryCount } = target.outcome;
  if (error !== undefined && entryCount > 0) notes.addError('sitemap_truncated', target.address, error);
}
