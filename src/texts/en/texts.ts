import type { Spoken } from '../spoken.ts';
import { format } from './format.ts';
import { outcomes } from './outcomes.ts';

/** One file per theme. The types are those of English: every other language has the same. */
export const en = { language: 'en' as Spoken, format, outcomes };
