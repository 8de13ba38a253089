import type { Language } from './languages.ts';
import { chooseLanguage, languages } from './languages.ts';

const storageKey = 'curbcut-language';
/** Stored by tests of layouts alone: pseudo.ts. */
const mirrored = 'x-rtl';

// Unit tests have no document.
const isBrowser = typeof document !== 'undefined';
const stored = isBrowser ? localStorage.getItem(storageKey) : null;

/** The language of this page, decided when it is loaded: the name of the folder with its texts, and of its formats. */
export const language: Language = chooseLanguage(stored, isBrowser ? navigator.languages : []);
export const isMirrored = stored === mirrored;

export function showLanguage(): void {
  const { documentElement: root } = document;
  root.lang = isMirrored ? `en-${mirrored}` : language;
  root.dir = isMirrored ? 'rtl' : languages[language].direction;
}

/** The page has to be loaded again: its texts are in the language that was current when it was loaded. */
export function storeLanguage(chosen: Language): void {
  localStorage.setItem(storageKey, chosen);
}
