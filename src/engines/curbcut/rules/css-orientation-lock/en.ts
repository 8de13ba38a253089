import type { EnglishSentences } from '../../../rule-sentences.ts';

export const en = {
  title: 'Content must not be locked to portrait or landscape',
  description: 'No style sheet turns the page by 90° for one orientation of the screen.',
  whyItMatters:
    'The page turns itself so that it can be read in one orientation only. People whose device is mounted on a wheelchair or a stand cannot turn it, and have to read text that is on its side.',
  howToFix: [
    'Remove `rotate` and `transform: rotate(…)` from rules in `@media (orientation: …)`.',
    'Arrange the content with `flex` or `grid` so that it fits both orientations.',
    'Where one orientation is essential, such as for a piano keyboard, mark the finding as a false positive.',
  ],
  messages: {
    portrait: {
      problem:
        'A style sheet turns the content by 90° on screens in portrait. People whose device is mounted on a wheelchair cannot turn it to read.',
      fix: 'Remove the rotation from the rule for (orientation: portrait).',
    },
    landscape: {
      problem:
        'A style sheet turns the content by 90° on screens in landscape. People whose device is mounted on a wheelchair cannot turn it to read.',
      fix: 'Remove the rotation from the rule for (orientation: landscape).',
    },
  },
} as const satisfies EnglishSentences;
