import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Nothing may flash more than three times in a second',
  description:
    'No animation by styles turns a large area lighter and darker more than three times in a second. Large is more than a quarter of 341 by 256 pixels. Films and GIFs are not looked at.',
  whyItMatters:
    'Flashes can cause seizures in people with photosensitive epilepsy, before they can close the page. They also cause migraine and dizziness.',
  howToFix: [
    'Take the animation away, or slow it down to three flashes in a second at most.',
    'Or make the flashing area smaller, or the change of its brightness less than 10 %.',
    'A button that stops it does not help, because one second is enough to do harm.',
  ],
  messages: {
    flashes: {
      problem:
        'This element flashes {flashes} times in a second. It fills {percent} % of a block of 341 by 256 pixels, and 25 % are allowed.',
      fix: 'Slow the animation down, or take it away.',
    },
    unseen: {
      problem:
        'This element flashes {flashes} times in a second and fills {percent} % of a block of 341 by 256 pixels. It was out of view or partly covered: do people see more than 25 %?',
      fix: 'If so, slow the animation down, or take it away.',
    },
  },
} as const satisfies EnglishSentences;
