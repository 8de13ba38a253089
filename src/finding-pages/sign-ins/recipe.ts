import type { PageStep } from '../../browser/page-step.ts';

/** What a person does to sign in, with the values in place. A code is made when it is typed. */
export type Recipe = {
  readonly steps: readonly PageStep[];
  /** The step that types a code, and how long the code is valid: a server accepts each once. Undefined: there is none. */
  readonly code: { readonly step: number; readonly seconds: number } | undefined;
};
