import type { Texts } from './en/overview.ts';
import { loadTexts } from './load-texts.ts';

export const overviewTexts = loadTexts<Texts>((language) => import(`./${language}/overview.ts`));
