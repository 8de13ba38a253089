import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['long sound', '<audio autoplay controls src="/tone.wav?seconds=5"></audio>', 'failed'],
  ['short sound', '<audio autoplay controls src="/tone.wav?seconds=2"></audio>', 'passed'],
  ['muted', '<audio autoplay controls muted src="/tone.wav?seconds=5"></audio>', 'inapplicable'],
  ['no controls: another rule', '<audio autoplay src="/tone.wav?seconds=5"></audio>', 'inapplicable'],
];
