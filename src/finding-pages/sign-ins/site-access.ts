import type { SiteState } from '../../browser/site-state.ts';
import type { Recipe } from './recipe.ts';

/** The access of a scan to a site after its secret is unsealed. It exists only in memory. */
export type SiteAccess = {
  /** Headers for every request to the origins of the sign-in, and for no others. Names are lowercase. */
  readonly headers: Readonly<Record<string, string>>;
  /** The browser's state before each page. */
  readonly state: SiteState;
  /** The steps that create a state, if it is not given. */
  readonly recipe: Recipe | undefined;
  /** Texts that must not appear in stored data. */
  readonly secrets: readonly string[];
  /** Secrets that pages show to signed-in users, such as the user's name. Pictures may show them. */
  readonly shownSecrets: readonly string[];
};

export const noAccess: SiteAccess = {
  headers: {},
  state: { cookies: [], storage: [] },
  recipe: undefined,
  secrets: [],
  shownSecrets: [],
};
