import type { Texts } from './en/sample.ts';
import { loadTexts } from './load-texts.ts';

export const sampleTexts = loadTexts<Texts>((language) => import(`./${language}/sample.ts`));
