import type { Texts } from './en/shares.ts';
import { loadTexts } from './load-texts.ts';

export const shareTexts = loadTexts<Texts>((language) => import(`./${language}/shares.ts`));
