import type { Said } from '../messages.ts';

/** A question about text that is answered outside the page: is it in the language that is declared for it? */
export type LanguageQuestion = {
  /** The value of `lang`. */
  readonly declared: string;
  /** The text in portions of a few sentences. */
  readonly texts: readonly string[];
};

/** What a rule says about one element that it applies to. A message is for people: what is wrong, and how to fix it. */
export type Verdict = { readonly element: Element } & (
  | { readonly result: 'passed' }
  | { readonly result: 'failed' | 'needs_review'; readonly message: Said }
  | { readonly result: 'asked'; readonly question: LanguageQuestion }
);
