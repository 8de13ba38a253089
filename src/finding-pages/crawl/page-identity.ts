import { splitRoute } from '../../url/hash-route.ts';
import { normalizeUrl } from '../../url/page-url.ts';
import { isNoise } from '../../url/query-noise.ts';

/** `;jsessionid=…` of Java, `(S(…))` of ASP.NET. */
const sessionInPath = /;(?:jsessionid|phpsessid|sid)=[^/?;]*|\/\([a-z]\([\w-]{8,}\)\)/gi;

/** A page as a crawl identifies it, and as it is requested. */
export type FoundUrl = {
  /** One spelling for all URLs that recognizably name this page. */
  readonly identity: string;
  /** The URL in the page that links to it, without a fragment that is no route. */
  readonly url: string;
};

/**
 * Two URLs that differ in tracking parameters, session ids or the order of the query are one page. Other
 * variants (a trailing slash, letter case, an index file, http and https) need a comparison of content or a redirect.
 * Returns undefined for a URL that no scan can open.
 */
export function identifyPage(text: string): FoundUrl | undefined {
  const parsed = normalizeUrl(text);
  if (!parsed.ok) return undefined;
  const { url } = parsed;
  const { address, route } = splitRoute(url);
  const [beforeQuery = '', ...rest] = address.split('?');
  const path = beforeQuery.replaceAll(sessionInPath, '');
  const query = orderQuery(rest.join('?'));
  const identity = `${path}${query === '' ? '' : `?${query}`}${route}`;
  return { identity: URL.canParse(identity) ? new URL(identity).href : url, url };
}

function orderQuery(query: string): string {
  const kept = query
    .split('&')
    .map((pair) => ({ pair, name: pair.split('=', 1)[0] ?? '' }))
    .filter(({ pair, name }) => pair !== '' && !isNoise(name, pair.slice(name.length + 1)));
  return kept
    .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
    .map(({ pair }) => pair)
    .join('&');
}

/**
 * The name that a page gives itself: its canonical URL, or otherwise its own URL, without trailing and repeated slashes
 * and the name of an index file. Two pages with the same text and the same name are one page. Both are required, because
 * sites set one canonical URL everywhere by mistake, and all routes of an app have that of their document.
 */
export function namePage(url: string, canonical: string | null): string {
  const own = splitRoute(url).route === '' ? (canonical ?? url) : url;
  const parsed = new URL(identifyPage(own)?.identity ?? url);
  parsed.pathname = parsed.pathname.replaceAll(/\/{2,}/g, '/').replace(/\/(?:index\.\w+)?$/, '');
  parsed.hash = parsed.hash.replace(/\/+$/, '');
  return parsed.href;
}
