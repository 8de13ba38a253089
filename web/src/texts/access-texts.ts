import { accessTexts as en } from './en-access.ts';

/** Texts of parts that are loaded when they are opened: the first page does not wait for them. As `texts`, of the current language. */
export const accessTexts: typeof en = en;
