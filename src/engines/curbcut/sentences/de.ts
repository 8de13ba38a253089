import type { languageMessages as english } from './en.ts';

/** What is said about text that is not in the language that is declared for it. */
export const languageMessages: typeof english = {
  otherLanguage: (declared, found) =>
    `Der Text hat lang="${declared}", ist aber in der Sprache ${nameLanguage(found)} geschrieben. Schreiben Sie lang="${found}".`,
  maybeOtherLanguage: (declared, found) =>
    `Der Text hat lang="${declared}", scheint aber in der Sprache ${nameLanguage(found)} geschrieben zu sein. In welcher Sprache ist das meiste davon? Ist es ${nameLanguage(found)}, schreiben Sie lang="${found}".`,
};

function nameLanguage(code: string): string {
  return new Intl.DisplayNames(['de'], { type: 'language' }).of(code) ?? code;
}

export function quote(name: string): string {
  return /^<[\w-]+>$/.test(name) ? `dem Element ${name}` : `„${name}“`;
}
