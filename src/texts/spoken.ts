import type { Spoken } from './texts.ts';
import { spokenLanguages } from './texts.ts';

/**
 * The language for a reader of `language` (`de`, `de-AT`, `pt_BR`, …). It is English if Curbcut lacks the reader's
 * language.
 */
export function spokenFor(language: string): Spoken {
  return findSpoken(language) ?? 'en';
}

/** Undefined if Curbcut is not written in the language. */
export function findSpoken(language: string): Spoken | undefined {
  const [primary] = language.toLowerCase().split(/[-_]/u);
  return spokenLanguages.find((one) => one === primary);
}
