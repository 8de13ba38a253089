import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['nothing but a video without sound', '<video controls src="/media/silent.mp4"></video>', 'failed'],
  [
    'a track of descriptions, which nothing reads',
    '<video controls src="/media/silent.mp4"><track kind="descriptions" src="/media/captions.vtt"></video>',
    'failed',
  ],
  ['text', '<video controls src="/media/silent.mp4"></video><p>The picture stays black.', 'needs_review'],
  [
    'another recording',
    '<video controls src="/media/silent.mp4"></video><audio controls src="/tone.wav"></audio>',
    'needs_review',
  ],
  ['a picture', '<video controls src="/media/silent.mp4"></video><img src="/pixel.svg" alt="">', 'needs_review'],
  ['a video that may only decorate', '<video autoplay muted src="/media/silent.mp4"></video>', 'needs_review'],
  [
    'the first source that plays',
    '<video controls><source src="/media/silent.mp4"><source src="/media/tone.mp4"></video>Text',
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
