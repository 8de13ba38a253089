import type { Texts } from './en/spoken.ts';
import { loadTexts } from './load-texts.ts';

export const spokenTexts = loadTexts<Texts>((language) => import(`./${language}/spoken.ts`));
