import type { RuleCase } from '../../../rule-cases.ts';

const circle = (keydown = '') => `<a href="#">First</a>
  <button id="one" onblur="if (!window.free) two.focus()" ${keydown}>One</button>
  <button id="two" onblur="if (!window.free) one.focus()" ${keydown}>Two</button><a href="#">Last</a>`;
const editor = (free = 'false') =>
  `<a href="#">First</a><textarea aria-label="Code" onkeydown="if (event.key === 'Escape') window.free = ${free}; if (event.key === 'Tab' && !window.free) event.preventDefault()"></textarea><a href="#">Last</a>`;
const dialog = (inside: string, attributes: string) => `<a href="#">Page</a><div id="box" ${attributes}>${inside}</div>
  <script>const [first, last] = [box.querySelector('input'), box.lastElementChild];
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') { event.preventDefault(); (document.activeElement === first ? last : first).focus(); }
  });</script>`;

/** The last link leads back to the first. */
const wrapped = (count: number) => `${'<a href="#">Link</a>'.repeat(count)}<script>
  document.addEventListener('keydown', (event) => {
    const all = [...document.querySelectorAll('a')];
    const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
    if (event.key === 'Tab' && document.activeElement === from) { event.preventDefault(); to.focus(); }
  });</script>`;

const inShadow = (content: string) => `<template shadowrootmode="open">${content}</template>`;
const links = '<p><a href="#">Berths</a> and <a href="#">prices</a></p>';
const keepsTab = `onkeydown="if (event.key === 'Tab') event.preventDefault()"`;
/** A shortcut, which does not touch Tab. */
const listening = `<script>document.addEventListener('keydown', (event) => { if (event.ctrlKey) window.shortcut = event.key; });</script>`;

export const cases: readonly RuleCase[] = [
  ['a page without scripts', '<a href="#">One</a><button>Two</button>', []],
  ['a script that only listens', '<button onkeydown="0">One</button><button onblur="0">Two</button>', []],
  ['two elements that hand the focus to each other', circle(), ['failed #one', 'failed #two']],
  ['an editor that keeps Tab', editor(), ['failed textarea']],
  ['an editor that Escape leaves', editor('true'), []],
  [
    'a key that the page names',
    `<p>Press Ctrl + M to leave.</p>${circle('onkeydown="if (event.ctrlKey && event.key === `m`) window.free = true"')}`,
    [],
  ],
  ['a key that the page names in vain', `<p>Press Ctrl+M to leave.</p>${circle()}`, ['failed #one', 'failed #two']],
  [
    'a key that is not named',
    circle('onkeydown="if (event.ctrlKey && event.key === `m`) window.free = true"'),
    ['failed #one', 'failed #two'],
  ],
  ['a dialog that a button closes', dialog('<input aria-label="Name"><button>Close</button>', 'role="dialog"'), []],
  [
    'a box in front with a button',
    dialog('<input aria-label="Name"><button>OK</button>', 'style="position: fixed; top: 0"'),
    ['needs_review button', 'needs_review input'],
  ],
  [
    'a dialog without a button',
    dialog('<input aria-label="Name"><input aria-label="Mail">', 'role="dialog"'),
    ['failed #box > input:nth-of-type(1)', 'failed #box > input:nth-of-type(2)'],
  ],
  [
    'a circle with help',
    `${circle()}<script>two.textContent = 'How to leave'</script>`,
    ['needs_review #one', 'needs_review #two'],
  ],
  ['an editor far down the page', `${'<a href="#">Link</a>'.repeat(100)}${editor()}`, ['failed textarea']],
  [
    'elements in a shadow root',
    `<div><template shadowrootmode="open"><a href="#">A</a><input aria-label="B" onkeydown="event.preventDefault()"></template></div>`,
    ['failed div >>> input'],
  ],
  ['three elements in a circle', wrapped(3), ['needs_review body > a:nth-of-type(3)']],
  ['many elements in a circle', wrapped(30), ['needs_review body > a:nth-of-type(30)']],
  ['eight elements in a circle', wrapped(8), ['needs_review body > a:nth-of-type(8)']],
  [
    'eight of more elements in a circle',
    `<button>First</button>${wrapped(8)}<button>Last</button>`,
    Array.from({ length: 8 }, (_, index) => `failed body > a:nth-of-type(${index + 1})`),
  ],
  ['a dialog of the whole page', `<div role="dialog"><button>Close</button>${wrapped(3)}</div>`, []],
  ['a component at the top of the page', `<div>${inShadow('<button>Skip</button>')}</div>${links}${listening}`, []],
  [
    'a component with slots, and one at the end',
    `<div><a href="#" slot="menu">News</a>${inShadow('<a href="#">Home</a><slot name="menu"></slot>')}</div>${links}<p>${inShadow('<button>Feedback</button>')}</p>${listening}`,
    [],
  ],
  [
    'a slot with elements in another order than that of the document',
    `<div><a href="#">B</a><a href="#" slot="first">A</a>${inShadow('<slot name="first"></slot><slot></slot><a href="#">C</a>')}</div>${listening}`,
    [],
  ],
  ['a positive tabindex', `${links}<a href="#" tabindex="2">B</a><a href="#" tabindex="1">A</a>${listening}`, []],
  [
    'a positive tabindex within a component',
    `${links}<div tabindex="0">${inShadow('<a href="#">B</a><a href="#" tabindex="1">A</a>')}</div>${listening}`,
    [],
  ],
  [
    'a component that is out of the order',
    `${links}<div tabindex="-1">${inShadow('<a href="#">A</a>')}</div>${listening}`,
    [],
  ],
  [
    'an open popover away from its button',
    `<div popover id="box"><a href="#">Inside</a></div>${links}<button popovertarget="box">Open</button>${listening}<script>box.showPopover({ source: document.querySelector('button') })</script>`,
    [],
  ],
  [
    'a circle that begins in a component',
    `<div id="host">${inShadow('<button>Skip</button>')}</div><a href="#">Last</a><script>
      const [first, last] = [host.shadowRoot.querySelector('button'), document.querySelector('a')];
      document.addEventListener('keydown', (event) => {
        const at = event.composedPath()[0];
        const [from, to] = event.shiftKey ? [first, last] : [last, first];
        if (event.key === 'Tab' && at === from) { event.preventDefault(); to.focus(); }
      });</script>`,
    ['needs_review a'],
  ],
  ['nothing to focus', '<p onclick="0">Text</p><button disabled>Off</button>', 'inapplicable'],
  [
    'what Tab does not reach',
    `<div tabindex="-1" ${keepsTab}>Text</div><p inert><button ${keepsTab}>Off</button></p>`,
    'inapplicable',
  ],
  [
    'an editor that keeps only Tab',
    `${links}<textarea aria-label="Code" onkeydown="if (event.key === 'Tab' && !event.shiftKey) event.preventDefault()"></textarea>`,
    [],
  ],
  [
    'an editable text that keeps Tab',
    `${links}<div id="text" contenteditable="true" ${keepsTab}>Text</div>${links}`,
    ['failed #text'],
  ],
  [
    'a link in SVG that keeps Tab',
    `${links}<svg width="90" height="20"><a id="tide" href="#" ${keepsTab}><text y="15">Tide</text></a></svg>${links}`,
    ['failed #tide'],
  ],
  [
    'a slotted button that keeps Tab',
    `${links}<div>${inShadow('<p><slot></slot></p>')}<button id="menu" ${keepsTab}>Menu</button></div>${links}`,
    ['failed #menu'],
  ],
  [
    'a focus that a timer brings back from slow hands (ACT 80af7b, passed example 7)',
    `${links}<button id="one" onblur="setTimeout(() => one.focus(), 10)">One</button>${links}`,
    [],
  ],
  [
    'two elements that send the focus on when they get it',
    `${links}<button id="one" onblur="setTimeout(() => two.focus(), 10)">One</button><button id="two" onblur="setTimeout(() => one.focus(), 10)">Two</button>${links}`,
    [],
  ],
  [
    'a page that keeps every Tab, of whose two links one is tried',
    `<a id="one" href="#">One</a><a id="two" href="#">Two</a><script>addEventListener('keydown', (event) => { if (event.key === 'Tab') event.preventDefault(); }, true)</script>`,
    ['failed #one'],
  ],
  [
    'a page whose script moves the focus in its own order',
    `<a href="#">One</a><a href="#">Two</a><a href="#">Three</a><script>
      const all = [...document.querySelectorAll('a')];
      addEventListener('keydown', (event) => {
        const next = all[all.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1)];
        if (event.key !== 'Tab' || next === undefined) return;
        event.preventDefault();
        next.focus();
      });</script>`,
    [],
  ],
  [
    'a key that only hidden text names',
    `<p hidden>Press Ctrl + M to leave.</p>${circle('onkeydown="if (event.ctrlKey && event.key === `m`) window.free = true"')}`,
    ['failed #one', 'failed #two'],
  ],
  [
    'a key that only a hidden element has as its name',
    `<p hidden title="Ctrl + M"></p>${circle('onkeydown="if (event.ctrlKey && event.key === `m`) window.free = true"')}`,
    ['failed #one', 'failed #two'],
  ],
  [
    'a function key that the title of the element names',
    circle('title="F8 leaves this list" onkeydown="if (event.key === `F8`) window.free = true"'),
    [],
  ],
  [
    'a modal dialog that Escape closes',
    `${links}<dialog id="box"><input aria-label="Name"><input aria-label="Mail"></dialog>${listening}<script>box.showModal()</script>`,
    [],
  ],
  [
    'a modal dialog that keeps Tab and Escape',
    `${links}<dialog id="box" oncancel="return false"><input id="name" aria-label="Name" onkeydown="if (/Tab|Escape/.test(event.key)) event.preventDefault()"></dialog><script>box.showModal()</script>`,
    ['failed #name'],
  ],
  [
    'radio buttons whose arrows go around',
    `<fieldset><legend>Berth</legend><input type="radio" name="a" aria-label="A"><input type="radio" name="a" aria-label="B"></fieldset>${links}${listening}`,
    [],
  ],
];
