/**
 * Returns the fragment of a URL, with its `#`, if it may name a page of an app: `#/prices`, `#!prices` or `#!/prices`.
 * Otherwise returns an empty text, also for `#/` and `#!`, which name the start of an app or nothing.
 */
export function readRoute(hash: string): string {
  return /^#(?:!\/?|\/)[^/]/.test(hash) ? hash : '';
}

/** Splits a normalized URL. `address` is the part that its server receives. `route` is empty if there is none. */
export function splitRoute(url: string): { readonly address: string; readonly route: string } {
  const at = url.indexOf('#');
  return at < 0 ? { address: url, route: '' } : { address: url.slice(0, at), route: url.slice(at) };
}

/** The path of a page with its route, and the parameters of both: `/app/#/list?page=2` → `/app/#/list`, `page=2`. */
export function readPlace(url: string): { readonly path: string; readonly query: string } {
  const { pathname, search, hash } = new URL(url);
  const [route = '', ...rest] = readRoute(hash).split('?');
  const queries = [search.slice(1), rest.join('?')].filter((query) => query !== '');
  return { path: `${pathname}${route}`, query: queries.join('&') };
}
