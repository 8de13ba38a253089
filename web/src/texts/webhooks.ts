import type { Texts } from './en/webhooks.ts';
import { loadTexts } from './load-texts.ts';

export const webhookTexts = loadTexts<Texts>((language) => import(`./${language}/webhooks.ts`));
