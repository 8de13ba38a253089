import { de } from './de/texts.ts';
import { en } from './en/texts.ts';
import type { Spoken } from './spoken.ts';

/** All sentences of the service in one language. A text that a language lacks is a type error. */
export type Texts = typeof en;

const texts: Readonly<Record<Spoken, Texts>> = { en, de };

export function textsIn(language: Spoken): Texts {
  return texts[language];
}
