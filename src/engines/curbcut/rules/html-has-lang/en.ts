import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The html element must have a lang attribute',
  description: 'The page names its language in the lang attribute of its html element.',
  whyItMatters:
    'A screen reader chooses its voice by the language of the page. Without one, blind people may hear German text with English pronunciation. Translation tools and braille displays need the language too.',
  howToFix: [
    'Name the main language on the first element: `<html lang="en">`.',
    'Use the `lang` attribute: `xml:lang` alone has no effect in HTML.',
    'Set it in the template, so that every page in another language gets its own value.',
  ],
  messages: {
    languageMissing: () => 'The html element has no lang attribute. Write the language of the page, such as lang="en".',
    languageEmpty: () =>
      'The lang attribute of the html element is empty. Write the language of the page, such as lang="en".',
    onlyXmlLanguage: (lang: string) => `Browsers ignore xml:lang in HTML. Write lang="${lang}".`,
  },
} satisfies EnglishSentences;
