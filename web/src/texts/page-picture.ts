import type { Texts } from './en/page-picture.ts';
import { loadTexts } from './load-texts.ts';

export const pagePictureTexts = loadTexts<Texts>((language) => import(`./${language}/page-picture.ts`));
