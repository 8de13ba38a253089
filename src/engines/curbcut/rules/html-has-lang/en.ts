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
    missing: {
      problem:
        'The html element has no lang attribute. Screen readers read the page with the voice of another language.',
      fix: 'Name the language of the page, such as <html lang="en">.',
    },
    empty: {
      problem:
        'The lang attribute of the html element is empty. Screen readers read the page with the voice of another language.',
      fix: 'Name the language of the page, such as <html lang="en">.',
    },
    only_xml: {
      problem:
        'The html element names its language only in xml:lang, which browsers ignore in HTML. Screen readers read the page with the voice of another language.',
      fix: 'Write lang="{lang}".',
    },
  },
} as const satisfies EnglishSentences;
