import type { RuleCase } from '../../../rule-cases.ts';

const turn = '<style>@keyframes turn { to { transform: rotate(1turn) } } @keyframes fade { to { opacity: 0.5 } }';

export const cases: readonly RuleCase[] = [
  [
    'an animation without an end',
    `${turn}</style><div id="it" style="animation: turn 1s infinite">Turning</div>`,
    ['needs_review #it'],
  ],
  ['a short one', `${turn}</style><div style="animation: turn 1s">Turning</div>`, []],
  ['colors', `${turn}</style><div style="animation: fade 1s infinite">Fading</div>`, []],
  [
    'an animation that stops',
    `${turn} @media (prefers-reduced-motion: reduce) { div { animation: none !important } }</style><div style="animation: turn 1s infinite">Turning</div>`,
    [],
  ],
  [
    'a progress indicator',
    `${turn}</style><div role="progressbar" aria-label="Loading" style="animation: turn 1s infinite">…</div>`,
    [],
  ],
  [
    'a script',
    `<div id="it">Moving</div><script>let x = 0; setInterval(() => { it.style.marginLeft = (x = (x + 1) % 50) + 'px' }, 10)</script>`,
    ['needs_review #it'],
  ],
];
