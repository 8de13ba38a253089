import type { EnglishSentences } from '../../../rule-sentences.ts';
import { languageMessages } from '../../sentences/en.ts';

export const en = {
  title: 'Text must be in the language that its element names',
  description: 'Text in an element with a lang attribute is in that language.',
  whyItMatters:
    'Part of the page names a language in which it is not written. Screen readers switch to the wrong voice for it, so people who listen cannot follow this part.',
  howToFix: [
    'Correct the `lang` attribute of the element: `<q lang="nl">Met de kippen op stok</q>`.',
    'Remove the attribute where the text is in the language of what surrounds it.',
    'Mark a part inside that is in another language on its own element.',
  ],
  messages: languageMessages,
} as const satisfies EnglishSentences;
