import type { SiteCookie } from '../../browser/site-state.ts';
import type { SiteAccess } from './site-access.ts';

export type HeadersFor = (url: URL) => Readonly<Record<string, string>>;

/** Creates the headers for the service's own requests to these origins. They match those of the browser. */
export function createHeadersFor({ headers, state }: SiteAccess, origins: ReadonlySet<string>): HeadersFor {
  return (url) => {
    if (!origins.has(url.origin)) return {};
    const cookies = state.cookies
      .filter((cookie) => isSentTo(cookie, url))
      .map(({ name, value }) => `${name}=${value}`);
    return cookies.length === 0 ? headers : { ...headers, cookie: cookies.join('; ') };
  };
}

/** RFC 6265, 5.4. */
function isSentTo({ host, path, secure }: SiteCookie, { hostname, pathname, protocol }: URL): boolean {
  const isBelow = pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  return host === hostname && isBelow && (!secure || protocol === 'https:');
}
