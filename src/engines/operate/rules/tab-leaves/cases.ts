import type { RuleCase } from '../../../rule-cases.ts';

const circle = (keydown: string) => `<a href="#">First</a>
  <button id="one" onblur="if (!window.free) two.focus()" ${keydown}>One</button>
  <button id="two" onblur="if (!window.free) one.focus()" ${keydown}>Two</button><a href="#">Last</a>`;
const named = circle('onkeydown="if (event.ctrlKey && event.key === `m`) window.free = true"');
const editor =
  '<a href="#">First</a><textarea aria-label="Code" onkeydown="if (event.key === `Escape`) window.free = true; if (event.key === `Tab` && !window.free) event.preventDefault()"></textarea><a href="#">Last</a>';

export const cases: readonly RuleCase[] = [
  ['a key that only the page names', `<p>Press Ctrl+M to leave.</p>${named}`, ['failed #one', 'failed #two']],
  ['an editor that Escape leaves', editor, []],
  ['a page without scripts', '<a href="#">One</a><button>Two</button>', [2, 0, 0]],
  ['nothing to focus', '<p onclick="0">Text</p><button disabled>Off</button>', 'inapplicable'],
];
