import type { EnglishSentences, Said } from '../../rule-sentences.ts';

/** A question about text that is answered outside the page: is the text in its declared language? */
export type LanguageQuestion = {
  /** The value of `lang`. */
  readonly declared: string;
  /** The text in portions of a few sentences. */
  readonly texts: readonly string[];
};

/** An element whose outcome depends on the answer to a question. */
export type Asked = { readonly element: Element; readonly result: 'asked'; readonly question: LanguageQuestion };

/** A rule's outcome on one element that it applies to. The message tells people the fault and the fix. */
export type ElementOutcome<English extends EnglishSentences> =
  | { readonly element: Element; readonly result: 'passed' }
  | { readonly element: Element; readonly result: 'failed' | 'needs_review'; readonly message: Said<English> }
  | Asked;
