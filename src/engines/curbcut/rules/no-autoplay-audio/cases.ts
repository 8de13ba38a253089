import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['long sound', '<audio autoplay src="/tone.wav?seconds=5"></audio>', 'failed'],
  ['short sound', '<audio autoplay src="/tone.wav?seconds=2"></audio>', 'passed'],
  ['short sound again and again', '<audio autoplay loop src="/tone.wav?seconds=2"></audio>', 'failed'],
  ['a short part of it', '<audio autoplay src="/tone.wav?seconds=5#t=1,3"></audio>', 'passed'],
  ['controls', '<audio autoplay controls src="/tone.wav?seconds=5"></audio>', 'passed'],
  ['hidden controls', '<audio autoplay controls hidden src="/tone.wav?seconds=5"></audio>', 'failed'],
  ['muted', '<audio autoplay muted src="/tone.wav?seconds=5"></audio>', 'inapplicable'],
  ['no autoplay', '<audio src="/tone.wav?seconds=5"></audio>', 'inapplicable'],
  ['a file that is not there', '<audio autoplay src="/status/404"></audio>', 'inapplicable'],
  [
    'a button that may stop it',
    '<audio autoplay src="/tone.wav?seconds=5"></audio><button>Stop the music</button>',
    'needs_review',
  ],
  ['a button without a name', '<audio autoplay src="/tone.wav?seconds=5"></audio><button></button>', 'failed'],
  [
    'a button hidden from some',
    '<audio autoplay src="/tone.wav?seconds=5"></audio><div aria-hidden="true"><button>Stop</button></div>',
    'failed',
  ],
];
