import type { Texts } from './en/scan.ts';
import { loadTexts } from './load-texts.ts';

export const scanTexts = loadTexts<Texts>((language) => import(`./${language}/scan.ts`));
