import { signInTexts as en } from './en-sign-ins.ts';

/** Texts of parts that are loaded when they are opened: the first page does not wait for them. As `texts`, of the current language. */
export const signInTexts: typeof en = en;
