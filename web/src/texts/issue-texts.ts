import { issueTexts as en } from './en-issues.ts';

/** Texts of parts that are loaded when they are opened: the first page does not wait for them. As `texts`, of the current language. */
export const issueTexts: typeof en = en;
