import type { RuleCase } from '../../../rule-cases.ts';

export const cases: readonly RuleCase[] = [
  ['other colors', '<style>@media (prefers-color-scheme: dark) { body { background: #000; color: #fff } }</style>', []],
  [
    'content that is hidden',
    '<style>@media (prefers-color-scheme: dark) { #it { display: none } }</style><div id="it">Prices of repairs</div>',
    ['needs_review #it'],
  ],
  [
    'one of two logos',
    '<style>#b { display: none } @media (prefers-color-scheme: dark) { #a { display: none } #b { display: block } }</style><div><span id="a">Light logo</span><span id="b">Dark logo</span></div>',
    [],
  ],
  [
    'content that only an animation shows',
    {
      state: 'reduced_motion',
      body: `<style>@keyframes show { to { opacity: 1 } } h2 { opacity: 0; animation: show 1ms forwards } @media (prefers-reduced-motion: reduce) { h2 { animation: none } }</style><h2>Prices</h2>`,
    },
    ['needs_review h2'],
  ],
];
