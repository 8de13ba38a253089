import type { Texts } from './en/issues.ts';
import { loadTexts } from './load-texts.ts';

export const issueTexts = loadTexts<Texts>((language) => import(`./${language}/issues.ts`));
