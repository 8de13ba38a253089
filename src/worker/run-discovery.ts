import type { Logger } from 'pino';
import { storedScopeSchema } from '../finding-pages/crawl/crawl-scope.ts';
import type { UrlPatterns } from '../finding-pages/crawl/pattern-thread.ts';
import { PatternsTooSlow } from '../finding-pages/crawl/pattern-thread.ts';
import { createUrlScope } from '../finding-pages/crawl/url-scope.ts';
import type { Database } from '../adapters/db/schema.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';
import { addDiscoveredPages } from '../records/pages/add-discovered-pages.ts';
import type { ClaimedDiscovery, Continuation } from '../records/scans/discovery-steps.ts';
import {
  completeDiscovery,
  failDiscovery,
  releaseDiscovery,
  renewDiscovery,
} from '../records/scans/discovery-steps.ts';
import type { ScanRow } from '../records/scans/scan-fields.ts';
import type { Redact } from '../finding-pages/sign-ins/redact.ts';
import { mapFacts } from '../texts/map-facts.ts';
import type { DiscoveryOutcome } from '../finding-pages/sitemaps/discover-pages.ts';
import { discoverPages } from '../finding-pages/sitemaps/discover-pages.ts';
import { defaultDiscoveryLimits } from '../finding-pages/sitemaps/discovery-limits.ts';
import type { FetchDocument } from '../finding-pages/sitemaps/fetch-document.ts';
import { mostKnownUrls } from '../finding-pages/samples/known-urls.ts';
import { pauseForSession } from '../records/pages/lose-session.ts';
import { fetchSitemapFile } from './fetch-sitemap-file.ts';
import type { ScanSession, ScanSessions } from './scan-sessions.ts';
import { SessionLost } from './scan-sessions.ts';
import { ScanPatterns } from './scan-patterns.ts';

export type DiscoveryDeps = {
  readonly db: Database;
  readonly log: Logger;
  readonly scopeFor: (scan: { readonly scanId: string; readonly scanUrl: string }) => Promise<NetworkScope>;
  /** Undefined if no scan signs in. */
  readonly sessions?: Pick<ScanSessions, 'get'>;
  readonly maxPages: () => Promise<number>;
  readonly userAgent: string;
  readonly patterns: UrlPatterns;
  /** Called when new pages may be claimed. */
  readonly onPages: () => void;
  readonly stop: AbortSignal;
};

/** Much shorter than the lease requires, because this also detects a pause or a deletion. */
const renewEveryMs = 2_000;

/** Reads the scan's sitemap until it ends, the scan is paused or deleted, or the service stops. */
export async function runDiscovery(deps: DiscoveryDeps, held: ClaimedDiscovery): Promise<ScanRow | undefined> {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, deps.stop]);
  const renewal = setInterval(() => void renew(deps, held, stop), renewEveryMs);
  try {
    const outcome = await readInto(deps, held, signal);
    if (outcome === 'stop') {
      await releaseDiscovery(deps.db, held);
      return undefined;
    }
    return outcome.kind === 'done'
      ? await completeDiscovery(deps.db, held, outcome.notes)
      : await failDiscovery(deps.db, held, outcome);
  } catch (error) {
    if (error instanceof PatternsTooSlow)
      return await failDiscovery(deps.db, held, { code: 'patterns_too_slow', saying: error.saying, notes: [] });
    if (error instanceof SessionLost) await pauseForSession(deps.db, held.scanId, error.saying);
    else if (!signal.aborted) throw error;
    await releaseDiscovery(deps.db, held);
    return undefined;
  } finally {
    clearInterval(renewal);
  }
}

async function readInto(
  deps: DiscoveryDeps,
  held: ClaimedDiscovery,
  signal: AbortSignal,
): Promise<DiscoveryOutcome | 'stop'> {
  const session = await deps.sessions?.get(held);
  const redact: Redact = session?.redact ?? ((value) => value);
  const maxPages = Math.min(await deps.maxPages(), held.maxPages ?? Infinity);
  const pages = discoverPages({
    fetchDocument: fetchWithin(deps, held, session),
    target: held.url,
    limits: { ...defaultDiscoveryLimits, maxPages: held.isSampled ? mostKnownUrls : maxPages },
    scope:
      held.scope === null
        ? undefined
        : createUrlScope(
            held.url,
            storedScopeSchema.parse(held.scope),
            new ScanPatterns(deps.patterns, held.scanId).match,
          ),
    signal,
  });
  for (;;) {
    const step = await pages.next();
    if (step.done === true) return redactDiscovery(step.value, redact);
    // A URL with a secret is not followed, regardless of its source.
    const batch = step.value.pages.filter(({ url }) => redact(url) === url);
    const next: Continuation = await addDiscoveredPages(deps.db, held, { ...step.value, pages: batch, maxPages });
    if (next === 'stop') {
      await pages.return({ kind: 'done', notes: [], discoveredCount: 0 });
      return 'stop';
    }
    deps.onPages();
  }
}

function redactDiscovery(outcome: DiscoveryOutcome, redact: Redact): DiscoveryOutcome {
  const notes = outcome.notes.map((note) => ({ ...note, said: mapFacts(note.said, redact) }));
  return outcome.kind === 'done'
    ? { ...outcome, notes }
    : { ...outcome, notes, saying: mapFacts(outcome.saying, redact) };
}

/** The scope is created at the first fetch, so that a host without an address is reported like any other failure. */
function fetchWithin(deps: DiscoveryDeps, held: ClaimedDiscovery, session: ScanSession | undefined): FetchDocument {
  return async (url, { signal }) => {
    const scope = await deps.scopeFor({ scanId: held.scanId, scanUrl: held.url });
    return fetchSitemapFile(scope, url, { ...deps, locale: held.locale, signal, headersFor: session?.headersFor });
  };
}

async function renew(deps: DiscoveryDeps, held: ClaimedDiscovery, stop: AbortController): Promise<void> {
  try {
    if ((await renewDiscovery(deps.db, held)) === 'stop') stop.abort();
  } catch (error) {
    deps.log.warn({ err: error, scan: held.scanId }, 'the lease of a discovery could not be renewed');
  }
}
