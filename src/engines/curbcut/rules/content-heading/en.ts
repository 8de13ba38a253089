import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The content must begin with a visible heading',
  description: 'A page with navigation has a heading outside of it that people can see and screen readers announce.',
  whyItMatters:
    'Screen reader users jump to the first heading to get past the navigation, and everyone looks for it to see what the page is about. Without one, they must search for the beginning of the content.',
  howToFix: [
    'Begin the content with a heading that names its subject, such as `<h1>Opening hours</h1>`.',
    'Turn bold or large text that looks like a heading into `<h1>` to `<h6>`.',
    'Do not hide the heading with styles or `aria-hidden`.',
  ],
  messages: {
    missing: {
      problem:
        'No heading stands outside of the navigation. Screen reader users jump from heading to heading, and none leads them to the content.',
      fix: 'Begin the content with a heading, such as an h1 with the subject of the page.',
    },
    out_of_sight: {
      problem:
        'The headings of the content are out of sight. Only screen readers find them, and people who see the page cannot tell where the content begins.',
      fix: 'Show a heading at the beginning of the content.',
    },
  },
} as const satisfies EnglishSentences;
