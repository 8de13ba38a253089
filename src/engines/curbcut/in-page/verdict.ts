import type { EnglishSentences, Said } from '../../rule-sentences.ts';

/** A question about text that is answered outside the page: is it in the language that is declared for it? */
export type LanguageQuestion = {
  /** The value of `lang`. */
  readonly declared: string;
  /** The text in portions of a few sentences. */
  readonly texts: readonly string[];
};

/** An element whose verdict depends on the answer to a question. */
export type Asked = { readonly element: Element; readonly result: 'asked'; readonly question: LanguageQuestion };

/** What a rule says about one element that it applies to. A message is for people: what is wrong, and how to fix it. */
export type Verdict<English extends EnglishSentences> =
  | { readonly element: Element; readonly result: 'passed' }
  | { readonly element: Element; readonly result: 'failed' | 'needs_review'; readonly message: Said<English> }
  | Asked;
