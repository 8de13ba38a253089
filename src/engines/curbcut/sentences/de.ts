import type { MessagesLike } from '../../rule-sentences.ts';
import type { languageMessages as english } from './en.ts';

export const languageMessages: MessagesLike<typeof english> = {
  other: {
    problem:
      'Dieser Text hat lang="{declared}" und ist auf {languageFound}. Screenreader sprechen ihn wie eine andere Sprache aus.',
    fix: 'Schreiben Sie lang="{found}".',
  },
  maybe_other: {
    problem:
      'Dieser Text hat lang="{declared}" und scheint auf {languageFound} zu sein. In welcher Sprache ist das meiste davon?',
    fix: 'Ist es {languageFound}, schreiben Sie lang="{found}".',
  },
};
