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
