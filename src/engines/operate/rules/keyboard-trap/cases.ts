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
  ['nothing to focus', '<p onclick="0">Text</p><button disabled>Off</button>', 'inapplicable'],
];
