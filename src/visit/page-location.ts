import { readRoute } from '../url/hash-route.ts';
import { isSameSite } from '../url/page-url.ts';
import { isNoise } from '../url/query-noise.ts';

/**
 * The destination of a URL. A trailing slash, letter case, or the start page in another language does not count as a
 * different page.
 */
export type Landing = 'asked_page' | 'same_site' | 'other_site';

export function findLanding(askedUrl: string, finalUrl: string): Landing {
  if (!URL.canParse(finalUrl) || !isSameSite(new URL(askedUrl).host, new URL(finalUrl).host)) return 'other_site';
  const isSamePath = plainPath(askedUrl) === plainPath(finalUrl);
  return isSamePath || (isStart(askedUrl) && isStart(finalUrl)) ? 'asked_page' : 'same_site';
}

/** True for the start page of a site, or of one of its languages. */
export function isStart(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { pathname, hash } = new URL(url);
  return /^\/+(index\.\w+|[a-z]{2}(-[a-z]{2})?\/?)?$/i.test(pathname) && readRoute(hash) === '' && !hasQuery(url);
}

/** True for a URL that usually names the start of a folder, which may be that of an app. */
export function isFolder(url: string): boolean {
  const { pathname, hash } = new URL(url);
  return /\/(index\.\w+)?$/i.test(pathname) && readRoute(hash) === '' && !hasQuery(url);
}

/** True if both URLs name one page, apart from a trailing slash or the name of an index file. */
export function isSamePlace(a: string, b: string): boolean {
  return URL.canParse(a) && URL.canParse(b) && new URL(a).host === new URL(b).host && plainPath(a) === plainPath(b);
}

/** Parameters for the source of a visitor do not change what a URL names. */
function hasQuery(url: string): boolean {
  return [...new URL(url).searchParams].some(([name, value]) => !isNoise(name, value));
}

function plainPath(url: string): string {
  const { pathname, hash } = new URL(url);
  return `${pathname.replace(/\/+(index\.\w+)?$/, '')}${readRoute(hash).replace(/\/$/, '')}`.toLowerCase();
}
