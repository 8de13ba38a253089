/** For one host alone. */
export type SiteCookie = {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
  /** In seconds; not above 0 for a cookie of the session. */
  readonly expires: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite?: 'Strict' | 'Lax' | 'None' | undefined;
};

/** One entry of a storage. */
export type StorageEntry = { readonly name: string; readonly value: string };

/** What a browser stores for one origin. `indexedDB` is in the form of Playwright's storage state. */
export type OriginStorage = {
  readonly origin: string;
  readonly localStorage: readonly StorageEntry[];
  readonly sessionStorage: readonly StorageEntry[];
  readonly indexedDB: readonly unknown[];
};

/** What a browser has stored for some sites. */
export type SiteState = { readonly cookies: readonly SiteCookie[]; readonly storage: readonly OriginStorage[] };

/** RFC 6265, 5.1.3. Without a leading dot it is a cookie of this host alone. */
export function isCookieFor(domain: string, host: string): boolean {
  const name = domain.toLowerCase();
  return name.startsWith('.') ? host === name.slice(1) || host.endsWith(name) : host === name;
}
