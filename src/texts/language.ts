import type { en } from './en/texts.ts';
import type { Sentences } from './saying.ts';

/** The texts of one language, with the same keys and arguments as English. */
export type Language = Omit<typeof en, 'said'> & { readonly said: Sentences };
