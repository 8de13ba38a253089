import type { Texts } from './en/targets.ts';
import { loadTexts } from './load-texts.ts';

export const targetTexts = loadTexts<Texts>((language) => import(`./${language}/targets.ts`));
