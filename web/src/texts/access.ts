import type { Texts } from './en/access.ts';
import { loadTexts } from './load-texts.ts';

export const accessTexts = loadTexts<Texts>((language) => import(`./${language}/access.ts`));
