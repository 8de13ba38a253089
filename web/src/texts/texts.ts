import { en } from './en.ts';

/** The texts of the current language. A second language is a second object of this type, chosen here. */
export type Texts = typeof en;
export const texts: Texts = en;
