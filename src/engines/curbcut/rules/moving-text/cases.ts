import type { RuleCase } from '../../../rule-cases.ts';

const animated = (frames: string, animation = 'a 8s linear infinite', text = 'Closed on Monday') =>
  `<style>@keyframes a { ${frames} } #t { width: max-content; animation: ${animation} }</style><p>Opening hours</p><div style="overflow: hidden"><p id="t">${text}</p></div>`;
const across = 'from { transform: translateX(300px) } to { transform: translateX(-300px) }';

export const cases: readonly RuleCase[] = [
  // right
  ['nothing that moves', '<p>Opening hours</p>', 'inapplicable'],
  ['an animation that ends', animated(across, 'a 4s linear 1'), 'inapplicable'],
  ['one that is paused', animated(across, 'a 8s linear infinite paused'), 'inapplicable'],
  ['what has no text', animated(across, 'a 8s linear infinite', '★ 12'), 'inapplicable'],
  ['a hint that bobs', animated('50% { transform: translateY(8px) }', 'a 1s infinite'), 'inapplicable'],
  ['a sign that pulses', animated('50% { opacity: 0.5 }', 'a 1s infinite'), 'inapplicable'],
  ['a color that changes', animated('50% { color: #060 }'), 'inapplicable'],
  ['a hidden one', animated(across).replace('<p id="t">', '<p id="t" hidden>'), 'inapplicable'],
  [
    'one that is never seen',
    animated(`from { opacity: 0 } to { opacity: 0; transform: translateX(90px) }`),
    'inapplicable',
  ],
  ['progress', animated(across).replace('<p id="t">', '<p id="t" role="status">'), 'inapplicable'],
  [
    'the whole page',
    `<style>@keyframes a { ${across} } body { animation: a 8s infinite }</style><p>Closed</p>`,
    'inapplicable',
  ],
  // undecided
  ['a ticker', animated(across), ['needs_review #t']],
  ['a ticker by its margin', animated('to { margin-left: -200px }'), ['needs_review #t']],
  ['a box around the text', animated(across, 'a 8s infinite', '<b>Closed</b> on <i>Monday</i>'), ['needs_review #t']],
  ['credits that rise', animated('to { transform: translateY(-120px) }'), ['needs_review #t']],
  ['text that blinks', animated('50%, 100% { visibility: hidden }', 'a 1s step-end infinite'), ['needs_review #t']],
  ['text that fades in and out', animated('50% { opacity: 0 }', 'a 2s infinite'), ['needs_review #t']],
  [
    'a script',
    '<p>Opening hours</p><p id="t">Closed</p><script>t.animate({ translate: ["0", "200px"] }, { duration: 4000, iterations: Infinity })</script>',
    ['needs_review #t'],
  ],
];
