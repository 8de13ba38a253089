import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a video with sound', '<video controls src="/media/tone.mp4"></video>', 'needs_review'],
  ['a video that is not there may have sound', '<video controls src="/status/404"></video>', 'needs_review'],
  ['a video without a track for sound', '<video controls src="/media/silent.mp4"></video>', 'inapplicable'],
  ['no source, and what is hidden', '<video></video><video hidden src="/media/tone.mp4"></video>Text', 'inapplicable'],
];
