import type { Budget } from './engine.ts';

/** What a scan leaves out on each page. */
export type LeftOut = {
  /** Rules that do not run. */
  readonly rules: ReadonlySet<string>;
  /** Findings in elements that match one of these CSS selectors, or in their content, are left out. */
  readonly selectors: readonly string[];
};

export function isLeftOut({ leftOut }: Pick<Budget, 'leftOut'>, { id }: { readonly id: string }): boolean {
  return leftOut?.rules.has(id) === true;
}
