/** What a scan leaves out on each page. */
export type LeftOut = {
  /** Rules that do not run. */
  readonly rules: ReadonlySet<string>;
  /** Findings in elements that match one of these CSS selectors, or in their content, are left out. */
  readonly selectors: readonly string[];
};

type Budget = { readonly leftOut?: LeftOut | undefined };

export function isLeftOut({ leftOut }: Budget, { id }: { readonly id: string }): boolean {
  return leftOut?.rules.has(id) === true;
}
