import { de } from './de/texts.ts';
import { en } from './en/texts.ts';
import type { Language } from './language.ts';

/** The languages of Curbcut. Each has a folder and a line here. */
const texts = {
  en: { ...en, language: 'en' as const },
  de: { ...de, language: 'de' as const },
};

export type Spoken = keyof typeof texts;

/** All texts of the service in one language. A missing text is a type error. */
export type Texts = Language & { readonly language: Spoken };

export const spokenLanguages = Object.keys(texts) as readonly Spoken[]; // the keys of a record of ours

export function textsIn(language: Spoken): Texts {
  return texts[language];
}
