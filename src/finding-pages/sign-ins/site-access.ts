import type { SiteState } from '../../browser/site-state.ts';
import type { Recipe } from './recipe.ts';

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
  /** Those of them that pages show to people who are signed in, such as the user's name: pictures may show them. */
  readonly shownSecrets: readonly string[];
};

export const noAccess: SiteAccess = {
  headers: {},
  state: { cookies: [], storage: [] },
  recipe: undefined,
  secrets: [],
  shownSecrets: [],
};
