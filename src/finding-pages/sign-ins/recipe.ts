import type { PageStep } from '../../browser/page-step.ts';

/** The steps of a person who signs in, with their values. A code is generated when it is typed. */
export type Recipe = {
  readonly steps: readonly PageStep[];
  /**
   * The step that types a code, and the validity of the code. A server accepts each code once. Undefined without such a
   * step.
   */
  readonly code: { readonly step: number; readonly seconds: number } | undefined;
};
