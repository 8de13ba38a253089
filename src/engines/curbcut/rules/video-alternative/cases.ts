import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['a video', '<video controls src="/tone.wav"></video>', 'needs_review'],
  ['no source, and what is hidden', '<video></video><video hidden src="/tone.wav"></video>Text', 'inapplicable'],
  ['a link to a video', '<a href="/tour.mp4?from=home">Tour of the library</a>', 'needs_review'],
];
