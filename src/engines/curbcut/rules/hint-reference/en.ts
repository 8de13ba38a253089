import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'The hint next to a field must belong to it',
  description: 'A hint next to a field, as its class names it, is referenced by the field.',
  whyItMatters:
    'People who see the form read the hint together with its field. Screen readers that move from field to field announce only what the field references, so the hint is not heard.',
  howToFix: [
    'Give the hint an `id`, and the field `aria-describedby` with this id.',
    'Or put a short hint into the `<label>`.',
    'Where the text is not needed to fill in the field, mark the finding as a false positive.',
  ],
  messages: {
    apart: {
      problem:
        'The text “{text}” looks like a hint for this field, which does not reference it. Screen readers then leave it out when people reach the field.',
      fix: 'If it is a hint, give it an id, and name that id in the field’s aria-describedby.',
    },
  },
} as const satisfies EnglishSentences;
