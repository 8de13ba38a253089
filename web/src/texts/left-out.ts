import type { Texts } from './en/left-out.ts';
import { loadTexts } from './load-texts.ts';

export const leftOutTexts = loadTexts<Texts>((language) => import(`./${language}/left-out.ts`));
