import type { Texts } from './en/schedules.ts';
import { loadTexts } from './load-texts.ts';

export const scheduleTexts = loadTexts<Texts>((language) => import(`./${language}/schedules.ts`));
