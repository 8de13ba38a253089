import type { Texts } from './en/page.ts';
import { loadTexts } from './load-texts.ts';

export const pageTexts = loadTexts<Texts>((language) => import(`./${language}/page.ts`));
