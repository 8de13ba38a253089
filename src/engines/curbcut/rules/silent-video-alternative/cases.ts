import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['no track for sound', '<video controls src="/media/silent.mp4"></video>', 'needs_review'],
  [
    'the first source that plays',
    '<video controls><source src="/media/silent.mp4"><source src="/media/tone.mp4"></video>',
    'needs_review',
  ],
  ['sound', '<video controls src="/media/tone.mp4"></video>', 'inapplicable'],
  ['a file that is not there', '<video controls src="/status/404"></video>', 'inapplicable'],
  [
    'hidden from screen readers',
    '<video aria-hidden="true" autoplay muted src="/media/silent.mp4"></video>',
    'inapplicable',
  ],
];
