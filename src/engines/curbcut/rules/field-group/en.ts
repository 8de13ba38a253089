import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Radio buttons and check boxes that belong together must be a group',
  description: 'Radio buttons, or check boxes, of one name are in a group whose name says what they ask for.',
  whyItMatters:
    'Screen readers announce the label of each choice and the group that it is in. Without a group, people hear “Yes” and “No” and not what they say yes to.',
  howToFix: [
    'Put the fields into a `<fieldset>`, and the question into its `<legend>`.',
    'Or give the element around them `role="radiogroup"` or `role="group"`, and `aria-labelledby` with the id of the question.',
    'Where each label says everything, mark the finding as a false positive.',
  ],
  messages: {
    radios: {
      problem:
        '{n} radio (button|buttons) of one name belong together, and no group with a name holds them. Does each label say by itself what is asked?',
      fix: 'If not, put them into a fieldset whose legend asks the question.',
    },
    check_boxes: {
      problem:
        '{n} check (box|boxes) of one name belong together, and no group with a name holds them. Does each label say by itself what is asked?',
      fix: 'If not, put them into a fieldset whose legend asks the question.',
    },
  },
} as const satisfies EnglishSentences;
