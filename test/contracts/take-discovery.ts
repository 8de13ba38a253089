import { pino } from 'pino';
import type { Database } from '../../src/adapters/db/schema.ts';
import { PatternThread } from '../../src/finding-pages/crawl/pattern-thread.ts';
import { Discoveries } from '../../src/worker/discoveries.ts';
import type { ScopeCache } from '../../src/worker/scope-cache.ts';

/** Reads the sitemap that waits, as a worker does, to its end. */
export async function takeDiscovery(db: Database, scopes: ScopeCache): Promise<void> {
  const discovery = await new Discoveries({
    db,
    log: pino({ level: 'silent' }),
    scopeFor: async (scan) => scopes.get(scan),
    maxPages: async () => 10,
    patterns: new PatternThread(),
    userAgent: 'Curbcut/0',
    onPages: () => undefined,
    stop: new AbortController().signal,
  }).take();
  await discovery?.ended;
}
