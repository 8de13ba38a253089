import type { RuleCase } from '../../../rule-cases.ts';

const flip = 'const box = document.querySelector(`#box`); box.hidden = !box.hidden';
const box = '<p id="box" hidden>Nine to five, and on Sundays.</p>';
const script = (code: string) => `<script>${code}</script>`;
const tabs = (attributes: string, code: string) =>
  `<div role="tablist"><button type="button" role="tab" aria-selected="true" id="one">One</button>
    <button type="button" role="tab" aria-selected="false" id="two" ${attributes}>Two</button></div>
    <p id="first">First</p>${box}${script(`function show() { box.hidden = false; first.hidden = true }; ${code}`)}`;

export const cases: readonly RuleCase[] = [
  // right
  ['a button', `<button type="button" aria-expanded="false" onclick="${flip}">Hours</button>${box}`, 'passed'],
  ['a summary', '<details><summary>Hours</summary><p>Nine to five</p></details>', 'passed'],
  ['a popover', '<button popovertarget="p">Hours</button><div id="p" popover>Nine to five</div>', 'passed'],
  [
    'a modal dialog',
    '<button type="button" aria-haspopup="dialog" onclick="d.showModal()">Hours</button><dialog id="d"><button>OK</button></dialog>',
    'passed',
  ],
  [
    'a link to a part of the page',
    `<a href="#box" aria-expanded="false" onclick="event.preventDefault(); ${flip}">Hours</a>${box}`,
    'passed',
  ],
  [
    'a role with Enter and Space',
    `<div role="button" tabindex="0" aria-expanded="false" onclick="${flip}" onkeydown="if (event.key === 'Enter' || event.key === ' ') this.click()">Hours</div>${box}`,
    'passed',
  ],
  [
    'a role with Space alone',
    `<div role="button" tabindex="0" aria-expanded="false" onclick="${flip}" onkeyup="if (event.key === ' ') this.click()">Hours</div>${box}`,
    'passed',
  ],
  [
    'a role whose keys a script adds after its first focus',
    `<div role="button" tabindex="0" id="late" aria-expanded="false" onclick="${flip}">Hours</div>${box}${script(
      `late.addEventListener('focus', () => setTimeout(() => late.addEventListener('keydown', (event) => event.key === 'Enter' && late.click()), 1200), { once: true })`,
    )}`,
    'passed',
  ],
  [
    'a role whose keys a script adds after its first focus, and which a dialog covers',
    `<div role="button" tabindex="0" id="late" aria-haspopup="dialog" onclick="d.showModal()">Hours</div><dialog id="d"><button>OK</button></dialog>${script(
      `late.addEventListener('focus', () => setTimeout(() => late.addEventListener('keydown', (event) => /^(?:Enter| )$/.test(event.key) && late.click()), 400), { once: true })`,
    )}`,
    'passed',
  ],
  [
    'a menu button that opens by an arrow key',
    `<div role="button" tabindex="0" aria-haspopup="menu" onclick="${flip}" onkeydown="if (event.key === 'ArrowDown') this.click()">Hours</div>${box}`,
    'passed',
  ],
  [
    'what opens as soon as it has the focus',
    `<style>#box { display: none } div:focus-within #box { display: block }</style><div><button type="button" aria-haspopup="true">Hours</button><p id="box">Nine to five</p></div>`,
    'passed',
  ],
  ['a tab that Tab reaches', tabs('onclick="show()"', ''), 'passed'],
  [
    'a tab that an arrow key selects',
    tabs('tabindex="-1" onclick="show()"', 'one.onkeydown = ({ key }) => { if (key === "ArrowRight") two.click() }'),
    'passed',
  ],
  [
    'a tab that an arrow key reaches and Enter selects',
    tabs('tabindex="-1" onclick="show()"', 'one.onkeydown = ({ key }) => { if (key === "ArrowRight") two.focus() }'),
    'passed',
  ],
  [
    'a button that needs a moment',
    `<button type="button" aria-expanded="false" onclick="setTimeout(() => { ${flip} }, 300)">Hours</button>${box}`,
    'passed',
  ],
  [
    'a button that needs several moments',
    `<button type="button" aria-expanded="false" onclick="requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(() => { ${flip} }, 150)), 100))">Hours</button>${box}`,
    'passed',
  ],
  ['what opens nothing', '<button type="button" aria-expanded="false">Hours</button>', 'inapplicable'],
  [
    'what opens only under the pointer',
    `<style>#box { display: none } div:hover #box { display: block }</style><div aria-haspopup="true">Hours <p id="box">Nine</p></div>`,
    'inapplicable',
  ],
  ['what declares nothing', `<button type="button" onclick="${flip}">Hours</button>${box}`, 'inapplicable'],
  [
    'what is named for deleting',
    `<button type="button" aria-expanded="false" onclick="${flip}">Delete</button>${box}`,
    'inapplicable',
  ],
  [
    'a slide that comes by itself at the moment of a click',
    `<button type="button" aria-haspopup="true" id="menu">Hours</button><p>Nine to five</p><p id="slide" hidden>Now with coffee</p>${script(
      'menu.addEventListener(`pointerdown`, () => { slide.hidden = false })',
    )}`,
    'inapplicable',
  ],
  // wrong
  [
    'a role without keys',
    `<div role="button" tabindex="0" aria-expanded="false" onclick="${flip}">Hours</div>${box}`,
    'failed',
  ],
  [
    'a role that only the mouse button presses',
    `<span role="button" tabindex="0" aria-haspopup="true" onmousedown="${flip}">Hours</span>${box}`,
    'failed',
  ],
  [
    'a button that refuses keys',
    `<button type="button" aria-expanded="false" onkeydown="if (event.key !== 'Tab') event.preventDefault()" onkeyup="event.preventDefault()" onclick="${flip}">Hours</button>${box}`,
    'failed',
  ],
  [
    'a button that a pointer presses',
    `<button type="button" aria-expanded="false" onpointerdown="${flip}">Hours</button>${box}`,
    'failed',
  ],
  ['a tab that neither Tab nor an arrow key reaches', tabs('tabindex="-1" onclick="show()"', ''), 'failed'],
  ['a link without an address', `<a aria-expanded="false" onclick="${flip}">Hours</a>${box}`, 'needs_review'],
  [
    'a control that Tab does not reach',
    `<div aria-expanded="false" onclick="${flip}">Hours</div>${box}`,
    'needs_review',
  ],
];
