import type { Texts } from './en/base.ts';
import { loadTexts } from './load-texts.ts';

export const texts = loadTexts<Texts>((language) => import(`./${language}/base.ts`));
