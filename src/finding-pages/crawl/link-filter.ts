import { readPlace } from '../../url/hash-route.ts';
import type { Drop } from './drop-rules.ts';
import type { FoundUrl } from './page-identity.ts';
import { identifyPage } from './page-identity.ts';
import type { RobotsCheck } from './robots-check.ts';
import { endsSession, isFileName } from './unsafe-link.ts';
import type { UrlScope } from './url-scope.ts';

/** A link of a page, and the reason for not following it that its URL alone shows. */
export type FoundLink = FoundUrl & { readonly drop: Drop | undefined };

export type PageLinks = {
  /** The links in document order. */
  readonly links: readonly string[];
  /** The links whose text says that they end a session. */
  readonly signOutLinks: readonly string[];
  /** The names of links that only a script can follow. */
  readonly scriptLinks: readonly string[];
};

export type LinkFilter = {
  /** Patterns are matched against the URL without parameters that distinguish visits. */
  readonly scope: UrlScope;
  /** Undefined if robots.txt is ignored. */
  readonly robots: RobotsCheck | undefined;
};

/**
 * Returns each page once. Omits links to other things than pages, such as addresses, without counting them. Throws
 * PatternsTooSlow.
 */
export async function filterLinks({ scope, robots }: LinkFilter, page: PageLinks): Promise<readonly FoundLink[]> {
  const signOut = new Set(page.signOutLinks);
  const found = new Map<string, FoundUrl & { readonly link: string }>();
  for (const link of page.links) {
    const url = identifyPage(link);
    if (url !== undefined && !found.has(url.identity)) found.set(url.identity, { ...url, link });
  }
  const outside = await scope([...found.keys()]);
  const judged = [...found.values()].map(({ link, ...url }, index): FoundLink => {
    const drop = signOut.has(link) ? ({ rule: 'sign_out' } as const) : (outside[index] ?? dropByUrl(url));
    return { ...url, drop };
  });
  const unknown = page.scriptLinks.map((name): FoundLink => ({
    identity: name,
    url: name,
    drop: { rule: 'script_link' },
  }));
  return [...(robots === undefined ? judged : await dropByRobots(judged, robots)), ...unknown];
}

async function dropByRobots(links: readonly FoundLink[], robots: RobotsCheck): Promise<readonly FoundLink[]> {
  const kept = links.filter(({ drop }) => drop === undefined).map(({ url }) => url);
  const forbidden = await robots(kept);
  const drops = new Map(kept.map((url, index) => [url, forbidden[index]]));
  return links.map((link) => ({ ...link, drop: link.drop ?? drops.get(link.url) }));
}

function dropByUrl({ identity, url }: FoundUrl): Drop | undefined {
  if (endsSession(url)) return { rule: 'sign_out' };
  if (isFileName(identity)) return { rule: 'not_a_page' };
  return hasRepeatedSegments(identity) ? { rule: 'repeated_segments' } : undefined;
}

const mostEqualSegments = 3;

/** If a page answers under any path, its relative links lengthen the path at each step: /a/b/a/b/a/b. */
function hasRepeatedSegments(url: string): boolean {
  const counts = new Map<string, number>();
  for (const segment of readPlace(url).path.split('/')) {
    if (segment === '' || /^\d+$/.test(segment)) continue;
    const count = (counts.get(segment) ?? 0) + 1;
    if (count > mostEqualSegments) return true;
    counts.set(segment, count);
  }
  return false;
}
