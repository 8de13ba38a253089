import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Only an element whose role allows it should have aria-label or aria-labelledby',
  description: 'Elements with text that have aria-label or aria-labelledby have a role that can be named.',
  whyItMatters:
    'ARIA does not allow a name for text and for elements without a role. Some screen readers ignore it, others read it in place of the text, so what people hear depends on what they use.',
  howToFix: [
    'Remove the attribute where the text says enough.',
    'Add the role that the element has: `<div role="group" aria-label="Price">`.',
    'Put words for screen readers into the text, in a visually hidden `<span>`.',
  ],
  messages: {
    element: {
      problem:
        'A <{tag}> without a role cannot have a name. Screen readers may ignore {listOfAttributes}, or read it in place of the text.',
      fix: 'Add a role that fits, such as role="group", or remove {listOfAttributes}.',
    },
    role: {
      problem:
        'An element with role="{role}" cannot have a name. Screen readers may ignore {listOfAttributes}, or read it in place of the text.',
      fix: 'Choose a role that fits, such as role="group", or remove {listOfAttributes}.',
    },
  },
} as const satisfies EnglishSentences;
