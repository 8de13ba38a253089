import type { RuleCase } from '../../../rule-cases.ts';

const words = 'Our workshop repairs bicycles of every kind and every age, on every day of the week. '.repeat(8);
const long = `<p>${words}</p><p>${words}</p><p>${words}</p>`;

export const cases: readonly RuleCase[] = [
  ['text with room', long, []],
  [
    'a button that cuts off its text',
    '<div id="box" style="width: 120px; white-space: nowrap; overflow: hidden">Repairs every day</div>',
    ['failed #box'],
  ],
  [
    'text that flows over other text',
    '<div style="width: 220px; height: 38px; line-height: 1.1; overflow: visible">Our workshop repairs bicycles of every kind, color and age</div><div id="next">Opening hours are at the door</div>',
    ['failed body > div:nth-of-type(1)'],
  ],
  [
    'text that is cut off in any case',
    '<div style="width: 50px; white-space: nowrap; overflow: hidden">Repairs every day</div>',
    [],
  ],
  [
    'text that is scrolled out of its box',
    '<div style="height: 60px; overflow: auto"><p>Ann: hello</p><p>Ben: good day</p></div><p>Opening hours are at the door</p>',
    [],
  ],
  [
    'text that is scrolled out of a box around it',
    '<div style="height: 60px; overflow-y: scroll"><ul><li><p>Ann: hello</p><li><p>Ben: good day</p></ul></div><p>Opening hours are at the door</p>',
    [],
  ],
];
