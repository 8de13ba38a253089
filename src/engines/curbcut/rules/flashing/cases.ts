import type { RuleCase } from '../../../rule-cases.ts';

const flash = (animation: string, frames: string, size = 'width: 300px; height: 200px') =>
  `<style>body { background: #fff } @keyframes f { ${frames} } #t { ${size}; background: #000; animation: ${animation} }</style><div id="t">Sale</div>`;
const blackAndWhite = '0%, 49% { background: #fff } 50%, 100% { background: #000 }';
const high = 'f 0.2s infinite step-end';

export const cases: readonly RuleCase[] = [
  // right
  ['nothing that moves', '<div style="width: 300px; height: 200px; background: #000"></div>', 'inapplicable'],
  ['two flashes in a second', flash('f 0.5s infinite step-end', blackAndWhite), 'passed'],
  ['three flashes in a second', flash('f 0.3334s infinite step-end', blackAndWhite), 'passed'],
  ['a small area', flash(high, blackAndWhite, 'width: 100px; height: 100px'), 'passed'],
  ['a slow fade', flash('f 2s infinite alternate linear', 'from { opacity: 0 } to { opacity: 1 }'), 'inapplicable'],
  [
    'a change of less than 10 %',
    flash(high, '0%, 49% { background: #888 } 50%, 100% { background: #8d8d8d }'),
    'inapplicable',
  ],
  ['two light colors', flash(high, '0%, 49% { background: #fff } 50%, 100% { background: #eee }'), 'inapplicable'],
  ['what moves', flash(high, 'from { transform: none } to { transform: translateX(9px) }'), 'inapplicable'],
  ['an animation that ends', flash('f 0.2s 3 step-end', blackAndWhite), 'inapplicable'],
  ['an animation that is paused', flash(`${high} paused`, blackAndWhite), 'inapplicable'],
  // wrong
  ['five flashes in a second', flash(high, blackAndWhite), 'failed'],
  ['a fade', flash('f 0.1s infinite alternate linear', 'from { opacity: 0 } to { opacity: 1 }'), 'failed'],
  ['what hides', flash(high, '50%, 100% { visibility: hidden }'), 'failed'],
  [
    'several flashes in one turn',
    flash(
      'f 1s infinite step-end',
      '0%, 20%, 40%, 60%, 80% { background: #fff } 10%, 30%, 50%, 70%, 90% { background: #000 }',
    ),
    'failed',
  ],
  [
    'a dark color and a middle one',
    flash(high, '0%, 49% { background: #777 } 50%, 100% { background: #111 }'),
    'failed',
  ],
  [
    'the whole page',
    '<style>@keyframes f { 50% { background: #000 } } body { animation: f 0.2s infinite step-end; background: #fff; height: 600px } </style><p>Sale</p>',
    'failed',
  ],
  [
    'a script',
    '<div id="t" style="width: 300px; height: 200px; background: #000"></div><script>document.getElementById("t").animate({ backgroundColor: ["#fff", "#000"] }, { duration: 200, iterations: Infinity, easing: "steps(2)" })</script>',
    'failed',
  ],
  ['a long strip', flash(high, blackAndWhite, 'width: 900px; height: 80px'), 'failed'],
  // undecided
  ['below the view', `<div style="height: 3000px"></div>${flash(high, blackAndWhite)}`, 'needs_review'],
  [
    'something in front of it',
    `${flash(high, blackAndWhite)}<div style="position: absolute; left: 0; top: 0; width: 290px; height: 190px; background: #fff"></div>`,
    'needs_review',
  ],
];
