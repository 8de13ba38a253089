import type { RuleCase } from '../../../rule-cases.ts';

const words = 'Our workshop repairs bicycles of every kind and every age, on every day of the week. '.repeat(8);

export const cases: readonly RuleCase[] = [
  [
    'text that moves below what is beside it',
    `<style>.side { position: absolute; left: 500px } .text { margin-left: 10px; width: 60vw }</style>
      <div class="side">Opening hours today</div><div class="text">${words}</div>`,
    [],
  ],
  [
    'text that lies over other text',
    '<div id="a" style="height: 20px; width: 50vw">Our workshop repairs bicycles of every kind and of every age, always</div><div>Opening hours are at the door</div>',
    ['failed #a'],
  ],
  [
    'text that is scrolled out of its box',
    `<div style="height: 60px; width: 50vw; overflow: auto">Our workshop repairs bicycles of every kind and of every age, and on every day of the week</div><div>Opening hours are at the door</div>`,
    [],
  ],
  [
    'text that leaves the box that scrolls around it',
    `<div style="overflow: auto"><div id="a" style="height: 20px; width: 50vw">Our workshop repairs bicycles of every kind and of every age, always</div><div>Opening hours are at the door</div></div>`,
    ['failed #a'],
  ],
];
