/** What a person does to sign in, with the values in place. A code is made when it is typed. */
export type RecipeStep =
  | { readonly do: 'goto'; readonly url: string }
  | { readonly do: 'fill'; readonly selector: string; readonly text: () => string }
  | { readonly do: 'click'; readonly selector: string }
  | { readonly do: 'press'; readonly selector: string; readonly key: string }
  | { readonly do: 'wait_for'; readonly selector: string };

export type Recipe = {
  readonly steps: readonly RecipeStep[];
  /** The step that types a code, and how long the code is valid: a server accepts each once. Undefined: there is none. */
  readonly code: { readonly step: number; readonly seconds: number } | undefined;
};
