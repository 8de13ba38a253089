import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'A decorative image must have no text',
  description: 'An image with `alt=""` has no `title`, and one with `role="presentation"` has no text at all.',
  whyItMatters:
    'The markup says that the image means nothing, and a text says what it means. Some screen readers leave the text out, so people miss it; others read a decoration aloud.',
  howToFix: [
    'Where the image means something, put the text into `alt`, and remove `role="presentation"`.',
    'Where it only decorates, keep `alt=""` and remove the text and the `title`.',
  ],
  messages: {
    alt: {
      problem:
        'The role of this image says that it only decorates, and its alternative text is “{text}”. Does it mean something?',
      fix: 'If so, remove the role. If not, write alt="".',
    },
    title: {
      problem: 'The markup says that this image only decorates, and its title is “{text}”. Does it mean something?',
      fix: 'If so, write that into alt. If not, remove the title.',
    },
  },
} as const satisfies EnglishSentences;
