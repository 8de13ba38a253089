import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'aria-expanded must follow what is open',
  description: 'A control with `aria-expanded="false"` says `true` as soon as it has opened what it controls.',
  whyItMatters:
    'Screen readers say whether a control has opened something. If it still says “collapsed”, people do not know that there is something new, and press again, which closes it.',
  howToFix: [
    'Set `aria-expanded="true"` on the control in the same function that shows the content, and `false` in the one that hides it.',
    'A `<details>` with a `<summary>` needs no `aria-expanded`: the browser tells the state.',
  ],
  messages: {
    stays: {
      problem: '“{name}” has opened its content, and its aria-expanded is still “false”.',
      fix: 'Set aria-expanded to “true” while the content is shown.',
    },
    elsewhere: {
      problem:
        '“{name}” has aria-expanded “false” although it has opened something in another place. Is that what it controls?',
      fix: 'If so, set aria-expanded to “true” while it is shown, and name it in aria-controls.',
    },
  },
} as const satisfies EnglishSentences;
