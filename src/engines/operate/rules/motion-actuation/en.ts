import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'What moving the device does must have a control, and an off switch',
  description:
    'Content that changes when the device is turned or shaken can be changed with a control, and stays as it is on request.',
  whyItMatters:
    'People whose device is mounted on a wheelchair cannot turn or shake it, and people with a tremor do so without intent. The first cannot use the function, the second cannot avoid it.',
  howToFix: [
    'Add buttons or a slider that do what tilting or shaking the device does.',
    'Add a setting that switches off the reaction to motion.',
  ],
  messages: {
    maybe_controlled: {
      problem:
        'The content changes when the device is turned or shaken. Does a control do the same, and can people switch off the reaction to motion?',
      fix: 'If not, add both.',
    },
    only_motion: {
      problem:
        'The content changes when the device is turned or shaken, and no control of the page does anything. People who cannot move their device cannot use it.',
      fix: 'Add a control that does the same, and a setting that switches off the reaction to motion.',
    },
  },
} as const satisfies EnglishSentences;
