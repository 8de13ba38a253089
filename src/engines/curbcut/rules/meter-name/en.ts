import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Progress bars and meters must have a name',
  description: 'Each `<progress>` and `<meter>` has a label or another name that says what it shows.',
  whyItMatters:
    'Screen readers announce a bar by its name and its value. Without a name, people hear “70 percent” and not of what.',
  howToFix: [
    'Give the bar a label: `<label for="disk">Disk space used</label> <meter id="disk" value="0.7">`.',
    'If the text is elsewhere, refer to it with `aria-labelledby`, or write an `aria-label`.',
    'If the bar only repeats text next to it, hide the bar with `aria-hidden="true"`.',
  ],
  messages: {
    progress: {
      problem: 'This progress bar has no name. Does the text before it say what is in progress?',
      fix: 'If not, give it a <label> or an aria-label.',
    },
    meter: {
      problem: 'This meter has no name. Does the text before it say what is measured?',
      fix: 'If not, give it a <label> or an aria-label.',
    },
  },
} as const satisfies EnglishSentences;
