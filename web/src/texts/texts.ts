import { en } from './en.ts';

/**
 * The texts of the current language, without those that a section imports itself, so that they are loaded with it. A second language is a second object of this type, chosen here.
 */
export type Texts = typeof en;
export const texts: Texts = en;
