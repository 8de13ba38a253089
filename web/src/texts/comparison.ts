import type { Texts } from './en/comparison.ts';
import { loadTexts } from './load-texts.ts';

export const comparisonTexts = loadTexts<Texts>((language) => import(`./${language}/comparison.ts`));
