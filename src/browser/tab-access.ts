/** What opens sites to the pages of a tab. Nothing of it reaches a request to another origin. */
export type TabAccess = {
  /** Of these alone. */
  readonly origins: ReadonlySet<string>;
  /** Added to every request to these origins. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
};

type Given = Readonly<Record<string, string>>;
type HeaderEntry = { readonly name: string; readonly value: string };

/** The requests that need headers added, as patterns of the DevTools protocol. */
export function patternsOf({ origins, headers }: TabAccess): readonly object[] {
  if (Object.keys(headers).length === 0) return [];
  return [...origins].map((origin) => ({ urlPattern: `${origin}/*`, requestStage: 'Request' }));
}

/**
 * The headers of a request with those of the sign-in, or undefined if it gets none. The browser drops them when the request is
 * redirected, and asks again.
 */
export function addHeaders(
  { origins, headers }: TabAccess,
  { url, headers: given = {} }: { readonly url: string; readonly headers?: Given | undefined },
): readonly HeaderEntry[] | undefined {
  const { origin } = URL.parse(url) ?? {};
  if (origin === undefined || !origins.has(origin) || Object.keys(headers).length === 0) return undefined;
  const kept = Object.entries(given).filter(([name]) => headers[name.toLowerCase()] === undefined);
  return [...kept, ...Object.entries(headers)].map(([name, value]) => ({ name, value }));
}
