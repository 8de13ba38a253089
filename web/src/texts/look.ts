import type { Texts } from './en/look.ts';
import { loadTexts } from './load-texts.ts';

export const lookTexts = loadTexts<Texts>((language) => import(`./${language}/look.ts`));
