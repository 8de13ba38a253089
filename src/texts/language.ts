import type { en } from './en/texts.ts';
import type { Sentences } from './saying.ts';

/** What every language writes: the same keys and arguments as English. */
export type Language = Omit<typeof en, 'said'> & { readonly said: Sentences };
