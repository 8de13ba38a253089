/** What is said about text that is not in the language that is declared for it. */
export const languageMessages = {
  otherLanguage: (declared: string, found: string) =>
    `The text has lang="${declared}" and is in ${nameLanguage(found)}. Write lang="${found}".`,
  maybeOtherLanguage: (declared: string, found: string) =>
    `The text has lang="${declared}" and seems to be in ${nameLanguage(found)}. In which language is most of it? If it is ${nameLanguage(found)}, write lang="${found}".`,
};

function nameLanguage(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}

/** A text of the page, or an element without one: `<div>`. */
export function quote(name: string): string {
  return /^<[\w-]+>$/.test(name) ? `the element ${name.slice(1, -1)}` : `“${name}”`;
}
