import { afterEach, beforeEach } from 'vitest';
import { fetchFromLoopback } from './fetch-from-loopback.ts';
import { answerWith, startSitemapSite } from './sitemap-site.ts';
import type { SitemapSite } from './sitemap-site.ts';
import type { DiscoveryOutcome, DiscoveryRequest } from '../../src/finding-pages/sitemaps/discover-pages.ts';
import { discoverPages } from '../../src/finding-pages/sitemaps/discover-pages.ts';
import { say } from '../../src/texts/say.ts';
import type { Spoken } from '../../src/texts/texts.ts';

/** `pages`: paths of the pages given out. */
type Discovered = { pages: string[]; sizes: number[]; outcome: DiscoveryOutcome };

/** A site for each test of a file, and what is discovered on it. */
export function useSitemapSite() {
  let site: SitemapSite;
  beforeEach(async () => {
    site = await startSitemapSite();
  });
  afterEach(() => site.close());
  async function discover(path: string, request: Partial<DiscoveryRequest> = {}): Promise<Discovered> {
    const target = site.origin + path;
    const reading = discoverPages({
      fetchDocument: fetchFromLoopback,
      target,
      limits: { maxPages: 5000 },
      ...request,
    });
    const pages: string[] = [];
    const sizes: number[] = [];
    for (;;) {
      const next = await reading.next();
      if (next.done === true) return { pages, sizes, outcome: next.value };
      sizes.push(next.value.pages.length);
      pages.push(...next.value.pages.map(({ url }) => url.replace(site.origin, '')));
    }
  }
  const serve = (path: string, body: string | Uint8Array, status = 200): unknown =>
    site.answers.set(path, answerWith(body, {}, status));
  const messageOf = ({ outcome }: Discovered, language: Spoken = 'en'): string =>
    (outcome.kind === 'failed' ? say(language, outcome.saying) : 'done').replaceAll(site.origin, '');
  return { getSite: () => site, discover, serve, messageOf };
}

export const notesOf = ({ outcome }: Discovered): Record<string, number> =>
  Object.fromEntries(outcome.notes.map(({ code, count }) => [code, count]));
