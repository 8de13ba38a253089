import type { Texts } from './en/audit.ts';
import { loadTexts } from './load-texts.ts';

export const auditTexts = loadTexts<Texts>((language) => import(`./${language}/audit.ts`));
