import type { Texts } from './en/page-list.ts';
import { loadTexts } from './load-texts.ts';

export const pageListTexts = loadTexts<Texts>((language) => import(`./${language}/page-list.ts`));
