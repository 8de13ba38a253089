import type { MessagesByRule } from '../../../rule-sentences.ts';

export const languageMessages = {
  'html-lang-valid': {
    lang: {
      problem:
        '“{lang}” is no language that browsers know. Screen readers read the page with the voice of another language.',
      fix: 'Write a language code, such as lang="en".',
    },
    found: {
      problem:
        'The lang attribute of the html element names no language that browsers know. Screen readers read the page with the voice of another language.',
      fix: 'Write a language code, such as lang="en".',
    },
  },
  'html-xml-lang-mismatch': {
    both: {
      problem:
        'lang="{lang}" and xml:lang="{xmlLang}" name different languages. Screen readers may choose the wrong voice.',
      fix: 'Write the same language in both, or remove xml:lang.',
    },
    found: {
      problem: 'lang and xml:lang name different languages. Screen readers may choose the wrong voice.',
      fix: 'Write the same language in both, or remove xml:lang.',
    },
  },
  'valid-lang': {
    lang: {
      problem:
        '“{lang}” is no language that browsers know. Screen readers pronounce this text as the rest of the page.',
      fix: 'Write a language code, such as lang="fr".',
    },
    found: {
      problem:
        'This lang attribute names no language that browsers know. Screen readers pronounce the text as the rest of the page.',
      fix: 'Write a language code, such as lang="fr".',
    },
  },
} as const satisfies MessagesByRule;
