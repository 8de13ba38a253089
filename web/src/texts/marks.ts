import type { Texts } from './en/marks.ts';
import { loadTexts } from './load-texts.ts';

export const markTexts = loadTexts<Texts>((language) => import(`./${language}/marks.ts`));
