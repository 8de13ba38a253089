import type { Texts } from './en/standards.ts';
import { loadTexts } from './load-texts.ts';

export const standardTexts = loadTexts<Texts>((language) => import(`./${language}/standards.ts`));
