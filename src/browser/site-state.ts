/** A cookie for one host alone. */
export type SiteCookie = {
  readonly name: string;
  readonly value: string;
  readonly host: string;
  readonly path: string;
  /** The expiration time in seconds. At most 0 for a session cookie. */
  readonly expires: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite?: 'Strict' | 'Lax' | 'None' | undefined;
};

export type StorageEntry = { readonly name: string; readonly value: string };

/** The data that a browser stores for one origin. `indexedDB` has the format of Playwright's storage state. */
export type OriginStorage = {
  readonly origin: string;
  readonly localStorage: readonly StorageEntry[];
  readonly sessionStorage: readonly StorageEntry[];
  readonly indexedDB: readonly unknown[];
};

/** The data that a browser has stored for some sites. */
export type SiteState = { readonly cookies: readonly SiteCookie[]; readonly storage: readonly OriginStorage[] };

/** RFC 6265, 5.1.3. Without a leading dot, the cookie belongs to this host alone. */
export function isCookieFor(domain: string, host: string): boolean {
  const name = domain.toLowerCase();
  return name.startsWith('.') ? host === name.slice(1) || host.endsWith(name) : host === name;
}
