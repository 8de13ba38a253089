import type { en } from '../en/texts.ts';
import { format } from './format.ts';
import { outcomes } from './outcomes.ts';

export const de: typeof en = { language: 'de', format, outcomes };
