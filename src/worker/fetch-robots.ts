import { defaultLocale } from '../findings/locale.ts';
import type { RobotsAnswer } from '../finding-pages/crawl/robots-check.ts';
import { maxRobotsBytes } from '../finding-pages/crawl/robots-check.ts';
import type { GuardedFetchOptions } from '../adapters/net/guarded-fetch.ts';
import { guardedFetch } from '../adapters/net/guarded-fetch.ts';
import type { NetworkScope } from '../adapters/net/policy.ts';

type Way = Pick<GuardedFetchOptions, 'headersFor'> & {
  readonly network: NetworkScope;
  readonly userAgent: string;
  /** The language that the scan asks its sites for. */
  readonly locale?: string | undefined;
};

/** Fetches a site's robots.txt up to a size limit. Follows at most five redirects (RFC 9309, section 2.3.1.2). */
export async function fetchRobots(
  { network, userAgent, locale = defaultLocale, headersFor }: Way,
  url: string,
): Promise<RobotsAnswer> {
  try {
    const { status, body, discard } = await guardedFetch(network, url, {
      headers: { 'user-agent': userAgent, 'accept-language': locale, accept: 'text/plain, */*;q=0.5' },
      headersFor,
    });
    if (status < 200 || status > 299) {
      discard();
      return { status, text: '' };
    }
    return { status, text: await readStart(body) };
  } catch {
    // The file is unreachable, for whatever reason. The standard treats that as a refusal.
    return undefined;
  }
}

async function readStart(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of body) {
    pieces.push(piece);
    size += piece.length;
    if (size >= maxRobotsBytes) break;
  }
  const text = Buffer.concat(pieces).subarray(0, maxRobotsBytes).toString('utf8');
  // The last line may be incomplete.
  return size >= maxRobotsBytes ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
}
