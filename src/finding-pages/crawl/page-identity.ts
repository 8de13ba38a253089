import { normalizeUrl } from '../../url/page-url.ts';

/** Parameters that say where a visitor came from, and never what a page shows. */
const trackingNames =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|twclid|yclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|mkt_tok|_ga|_gl|_hs\w+|hsCtaTracking|pk_\w+|mtm_\w+|ref_src|vero_id)$/i;

/** Parameters that hold a session, whatever their value is. */
const sessionNames =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sess_id|cfid|cftoken|oscsid|zenid|xtcsid)$/i;
/** The same if the value looks like one: `sid` may be a section, too. */
const perhapsSessionNames = /^(?:sid|session|sess|s|token|ssid|sessid|uid|visitor)$/i;
const sessionValue = /^(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{12,}$/i;

/** `;jsessionid=…` of Java, `(S(…))` of ASP.NET. */
const sessionInPath = /;(?:jsessionid|phpsessid|sid)=[^/?;]*|\/\([a-z]\([\w-]{8,}\)\)/gi;

/** A page as a crawl knows it, and as it is requested. */
export type FoundUrl = {
  /** One spelling for all URLs of the page, as far as the URL shows it. */
  readonly identity: string;
  /** As the page that links to it has it, without the fragment. */
  readonly url: string;
};

/**
 * Two URLs that differ in tracking parameters, session ids, the order of the query or the fragment are one page. What else may be
 * the same page (a trailing slash, letter case, an index file, http and https) only its content or a redirect can show.
 * Undefined for what no scan can open.
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
 * What a page says it is: its canonical URL, or else its own, without trailing slashes. Two pages that show the same text and have the
 * same name are one page; neither alone is enough, because sites set one canonical URL everywhere by mistake.
 */
export function namePage(url: string, canonical: string | null): string {
  const named = identifyPage(canonical ?? url)?.identity ?? url;
  const parsed = new URL(named);
  parsed.pathname = parsed.pathname.replace(/\/+$/, '');
  return parsed.href;
}
