import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['sound', '<audio controls src="/tone.wav"></audio>', 'needs_review'],
  ['sound that no one can start', '<audio src="/tone.wav"></audio>Text', 'inapplicable'],
  ['a link to sound', '<a href="/talk.MP3">Talk</a>', 'needs_review'],
  ['a link that saves it', '<a href="/talk.mp3" download>Talk</a><a href="/mp3">Formats</a>', 'inapplicable'],
];
