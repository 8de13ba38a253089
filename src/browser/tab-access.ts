import type { Page } from 'playwright-core';
import { isCookieFor } from './site-state.ts';
import type { SiteCookie, SiteState, StorageEntry } from './site-state.ts';

/** Gives a tab access to sites behind a sign-in. No part of it reaches a request to another origin. */
export type TabAccess = {
  /** The only origins that the access applies to. */
  readonly origins: ReadonlySet<string>;
  /** Headers for every request to these origins. Names are lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  /** The state that is restored before each page. */
  readonly state: SiteState;
};

type HeaderValues = Readonly<Record<string, string>>;
type HeaderEntry = { readonly name: string; readonly value: string };

/** The requests that need added headers, as patterns of the DevTools protocol. */
export function patternsOf({ origins, headers }: TabAccess): readonly object[] {
  if (Object.keys(headers).length === 0) return [];
  return [...origins].map((origin) => ({ urlPattern: `${origin}/*`, requestStage: 'Request' }));
}

/**
 * Returns the headers of a request with those of the sign-in, or undefined if it gets none. The browser drops them at a
 * redirect and asks again.
 */
export function addHeaders(
  { origins, headers }: TabAccess,
  { url, headers: given = {} }: { readonly url: string; readonly headers?: HeaderValues | undefined },
): readonly HeaderEntry[] | undefined {
  const { origin } = URL.parse(url) ?? {};
  if (origin === undefined || !origins.has(origin) || Object.keys(headers).length === 0) return undefined;
  const kept = Object.entries(given).filter(([name]) => headers[name.toLowerCase()] === undefined);
  return [...kept, ...Object.entries(headers)].map(([name, value]) => ({ name, value }));
}

/** Reads the data that the page's browser context has stored for the origins, and the session storage of the page. */
export async function readState(page: Page, origins: readonly string[]): Promise<SiteState> {
  const state = await page.context().storageState({ indexedDB: true });
  const current = URL.parse(page.url())?.origin ?? '';
  const session = await page.evaluate(() =>
    Object.entries(sessionStorage).map(([name, value]) => ({ name, value: String(value) })),
  );
  const listed = new Map(state.origins.map((stored) => [stored.origin, stored]));
  return {
    cookies: (await Promise.all(origins.map(async (origin) => readCookies(page, origin)))).flat(),
    storage: origins.map((origin) => {
      const stored: { localStorage?: StorageEntry[]; indexedDB?: unknown[] } = listed.get(origin) ?? {};
      const { localStorage = [], indexedDB = [] } = stored;
      return { origin, localStorage, indexedDB, sessionStorage: origin === current ? session : [] };
    }),
  };
}

/** Reads the cookies of all paths, because a single URL of the host would receive fewer. */
async function readCookies(page: Page, origin: string): Promise<readonly SiteCookie[]> {
  const { hostname: host } = new URL(origin);
  const cookies = (await page.context().cookies()).filter(({ domain }) => isCookieFor(domain, host));
  return cookies.map(({ domain: _domain, partitionKey: _key, ...cookie }) => ({ ...cookie, host }));
}
