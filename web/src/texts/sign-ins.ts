import type { Texts } from './en/sign-ins.ts';
import { loadTexts } from './load-texts.ts';

export const signInTexts = loadTexts<Texts>((language) => import(`./${language}/sign-ins.ts`));
