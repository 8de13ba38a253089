import type { EnglishSentences } from '../../../rule-sentences.ts';
import { languageMessages } from '../../sentences/en.ts';

export const en = {
  title: 'The language of the page must be the one that it names',
  description: 'Most text of the page is in the language of the lang attribute of its html element.',
  whyItMatters:
    'The page names one language and is written in another. Screen readers read it with the wrong voice and pronunciation, so blind people hardly understand a word. Braille displays and translation tools go wrong as well.',
  howToFix: [
    'Name the language in which most of the page is written: `<html lang="fr">`.',
    'Check the template: a translated page must not keep the `lang` of the original.',
    'Mark parts in another language on their own elements: `<blockquote lang="nl">`.',
  ],
  messages: languageMessages,
} as const satisfies EnglishSentences;
