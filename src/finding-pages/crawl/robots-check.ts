import type { Drop } from './drop-rules.ts';
import type { UrlPatterns } from './pattern-thread.ts';
import type { RobotsFile } from './robots-rules.ts';

/** Returns the reason why a site's robots.txt forbids each URL, if it does. Throws PatternsTooSlow. */
export type RobotsCheck = (urls: readonly string[]) => Promise<readonly (Drop | undefined)[]>;

/** The server's answer to the request for robots.txt. Undefined if the server is unreachable. */
export type RobotsAnswer = { readonly status: number; readonly text: string } | undefined;

/** `robotsUrl` has the origin of the checked URLs. */
export type FetchRobots = (robotsUrl: string) => Promise<RobotsAnswer>;

const mostOrigins = 50;
/** RFC 9309, section 2.5, requires at least 500 KiB. */
export const maxRobotsBytes = 512 * 1024;

type Rules =
  | { readonly kind: 'rules'; readonly file: RobotsFile }
  | { readonly kind: 'open' }
  | { readonly kind: 'unreachable' };

/** Fetches robots.txt once per origin (RFC 9309). */
export function createRobotsCheck(fetchRobots: FetchRobots, allow: UrlPatterns['robots']): RobotsCheck {
  const known = new Map<string, Promise<Rules>>();
  const judge = async (origin: string, urls: readonly string[]) => {
    const reading = known.get(origin) ?? readRules(origin, fetchRobots);
    if (known.size < mostOrigins) known.set(origin, reading);
    const rules = await reading;
    if (rules.kind === 'unreachable') return urls.map(() => ({ rule: 'robots_unreachable' }) as const);
    if (rules.kind === 'open') return urls.map(() => undefined);
    const allowed = await allow(rules.file, urls);
    return allowed.map((isAllowed) => (isAllowed ? undefined : ({ rule: 'robots' } as const)));
  };
  return async (urls) => {
    const drops = new Map<string, Drop | undefined>();
    for (const [origin, group] of Map.groupBy(urls, (url) => new URL(url).origin)) {
      const judged = await judge(origin, group);
      for (const [index, url] of group.entries()) drops.set(url, judged[index]);
    }
    return urls.map((url) => drops.get(url));
  };
}

/** Section 2.3.1: a missing file allows everything, and a failing server forbids everything. */
async function readRules(origin: string, fetchRobots: FetchRobots): Promise<Rules> {
  const url = `${origin}/robots.txt`;
  const answer = await fetchRobots(url);
  if (answer === undefined || answer.status >= 500) return { kind: 'unreachable' };
  const isThere = answer.status >= 200 && answer.status <= 299;
  return isThere ? { kind: 'rules', file: { url, text: answer.text } } : { kind: 'open' };
}
