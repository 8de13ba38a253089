import { normalizeUrl } from '../../url/page-url.ts';

/** Parameters for the source of a visitor. They never change the content of a page. */
const trackingNames =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|twclid|yclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|mkt_tok|_ga|_gl|_hs\w+|hsCtaTracking|pk_\w+|mtm_\w+|ref_src|vero_id)$/i;

/** Parameters that contain a session, regardless of their value. */
const sessionNames =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sess_id|cfid|cftoken|oscsid|zenid|xtcsid)$/i;
/** Parameters that contain a session only if the value looks like one, because `sid` may also be a section. */
const perhapsSessionNames = /^(?:sid|session|sess|s|token|ssid|sessid|uid|visitor)$/i;
const sessionValue = /^(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{12,}$/i;

/** `;jsessionid=…` of Java, `(S(…))` of ASP.NET. */
const sessionInPath = /;(?:jsessionid|phpsessid|sid)=[^/?;]*|\/\([a-z]\([\w-]{8,}\)\)/gi;

/** A page as a crawl identifies it, and as it is requested. */
export type FoundUrl = {
  /** One spelling for all URLs that recognizably name this page. */
  readonly identity: string;
  /** The URL in the page that links to it, without the fragment. */
  readonly url: string;
};

/**
 * Two URLs that differ in tracking parameters, session ids, the order of the query or the fragment are one page. Other
 * variants (a trailing slash, letter case, an index file, http and https) need a comparison of content or a redirect.
 * Returns undefined for a URL that no scan can open.
 */
export function identifyPage(text: string): FoundUrl | undefined {
  const parsed = normalizeUrl(text);
  if (!parsed.ok) return undefined;
  const { url } = parsed;
  const [beforeQuery = '', ...rest] = url.split('?');
  const path = beforeQuery.replaceAll(sessionInPath, '');
  const query = orderQuery(rest.join('?'));
  const identity = query === '' ? path : `${path}?${query}`;
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

function isNoise(name: string, value: string): boolean {
  if (trackingNames.test(name) || sessionNames.test(name)) return true;
  return perhapsSessionNames.test(name) && sessionValue.test(value);
}

/**
 * The name that a page gives itself: its canonical URL, or otherwise its own URL, without trailing slashes. Two pages
 * with the same text and the same name are one page. Both are required, because sites set one canonical URL everywhere
 * by mistake.
 */
export function namePage(url: string, canonical: string | null): string {
  const named = identifyPage(canonical ?? url)?.identity ?? url;
  const parsed = new URL(named);
  parsed.pathname = parsed.pathname.replace(/\/+$/, '');
  return parsed.href;
}
