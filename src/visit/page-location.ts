import { isSameSite } from '../url/page-url.ts';

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
  return (
    URL.canParse(url) &&
    /^\/(index\.\w+|[a-z]{2}(-[a-z]{2})?\/?)?$/i.test(new URL(url).pathname) &&
    new URL(url).search === ''
  );
}

function plainPath(url: string): string {
  return new URL(url).pathname.replace(/\/(index\.\w+)?$/, '').toLowerCase();
}
