import type { Texts } from './en/components.ts';
import { loadTexts } from './load-texts.ts';

export const componentTexts = loadTexts<Texts>((language) => import(`./${language}/components.ts`));
