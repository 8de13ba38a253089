import type { Texts } from './en/settings.ts';
import { loadTexts } from './load-texts.ts';

export const settingsTexts = loadTexts<Texts>((language) => import(`./${language}/settings.ts`));
