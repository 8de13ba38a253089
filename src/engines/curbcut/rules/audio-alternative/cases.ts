import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['sound', '<audio controls src="/tone.wav"></audio>', 'needs_review'],
  ['sound that no one can start', '<audio src="/tone.wav"></audio>Text', 'inapplicable'],
];
