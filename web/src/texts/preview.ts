import type { Texts } from './en/preview.ts';
import { loadTexts } from './load-texts.ts';

export const previewTexts = loadTexts<Texts>((language) => import(`./${language}/preview.ts`));
