import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Only an element with a role may describe its role',
  description: 'Elements with aria-roledescription or aria-brailleroledescription have a role other than generic.',
  whyItMatters:
    'The element describes a role that it does not have. ARIA prohibits that, and screen readers ignore it, so their users do not learn what the author wanted to tell them.',
  howToFix: [
    'Add the role that is described: `<div role="group" aria-roledescription="slide">`.',
    'Remove `aria-roledescription` or `aria-brailleroledescription` where no role fits.',
  ],
  messages: {
    not_describable: {
      problem: 'This element has no role that {listOfAttributes} could describe, so screen readers ignore it.',
      fix: 'Add a role, such as role="group", or remove {listOfAttributes}.',
    },
  },
} as const satisfies EnglishSentences;
