import type { Texts } from './en/review.ts';
import { loadTexts } from './load-texts.ts';

export const reviewTexts = loadTexts<Texts>((language) => import(`./${language}/review.ts`));
