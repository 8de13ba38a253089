import robotsParser from 'robots-parser';
import type { Drop } from './drop-rules.ts';

/** Why a site's robots.txt forbids the URL, if it does. */
export type RobotsCheck = (url: string) => Promise<Drop | undefined>;

/** What a server answers for its robots.txt. Undefined: it cannot be reached. */
export type RobotsAnswer = { readonly status: number; readonly text: string } | undefined;

/** `robotsUrl` is on the origin that is asked for. */
export type FetchRobots = (robotsUrl: string) => Promise<RobotsAnswer>;

/** The name that a group of robots.txt must have to be for this service. */
const productToken = 'Curbcut';
const mostOrigins = 50;
/** RFC 9309, section 2.5: at least 500 KiB are read. */
export const maxRobotsBytes = 512 * 1024;

// Its types describe an ES module with a default export, and the package is CommonJS.
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

type Rules =
  | { readonly kind: 'rules'; readonly isAllowed: (url: string) => boolean }
  | { readonly kind: 'unreachable' };

/** Asks each origin once (RFC 9309). */
export function createRobotsCheck(fetchRobots: FetchRobots): RobotsCheck {
  const known = new Map<string, Promise<Rules>>();
  return async (url) => {
    const { origin } = new URL(url);
    const rules = known.get(origin) ?? readRules(origin, fetchRobots);
    if (known.size < mostOrigins) known.set(origin, rules);
    const read = await rules;
    if (read.kind === 'unreachable') return { rule: 'robots_unreachable' };
    return read.isAllowed(url) ? undefined : { rule: 'robots' };
  };
}

/** Section 2.3.1: a missing file allows everything, and a server in trouble forbids everything. */
async function readRules(origin: string, fetchRobots: FetchRobots): Promise<Rules> {
  const robotsUrl = `${origin}/robots.txt`;
  const answer = await fetchRobots(robotsUrl);
  if (answer === undefined || answer.status >= 500) return { kind: 'unreachable' };
  if (answer.status < 200 || answer.status > 299) return { kind: 'rules', isAllowed: () => true };
  const robots = parseRobots(robotsUrl, prepareGroups(answer.text));
  return { kind: 'rules', isAllowed: (url) => robots.isAllowed(url, productToken) !== false };
}

/** The parser ends a list of user agents at any other line, and takes a byte order mark for a part of the first name. */
function prepareGroups(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return lines.filter((line) => /^\s*(?:user-agent|allow|disallow)\s*:/i.test(line)).join('\n');
}
