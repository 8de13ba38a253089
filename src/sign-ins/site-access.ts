import type { Recipe } from './recipe.ts';

export type SiteCookie = {
  readonly name: string;
  readonly value: string;
  /** It is for this host alone. */
  readonly host: string;
  readonly path: string;
  /** In seconds; not above 0 for a cookie of the session. */
  readonly expires: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite?: 'Strict' | 'Lax' | 'None' | undefined;
};

type Entry = { readonly name: string; readonly value: string };

/** What a browser stores for one origin. */
type SiteStorage = {
  readonly origin: string;
  readonly localStorage: readonly Entry[];
  readonly sessionStorage: readonly Entry[];
  /** In the form of Playwright. */
  readonly indexedDB: readonly unknown[];
};

export type SiteState = { readonly cookies: readonly SiteCookie[]; readonly storage: readonly SiteStorage[] };

/** What opens a site for a scan, once its secret is unsealed. It is kept in memory alone. */
export type SiteAccess = {
  /** For every request to the origins of the sign-in, and to no other. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the browser has before each page. */
  readonly state: SiteState;
  /** How to get a state, if it is not given. */
  readonly recipe: Recipe | undefined;
  /** What must not appear in anything that is stored. */
  readonly secrets: readonly string[];
};

export const noAccess: SiteAccess = {
  headers: {},
  state: { cookies: [], storage: [] },
  recipe: undefined,
  secrets: [],
};
