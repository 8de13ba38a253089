import type { RuleCase } from '../../../rule-cases.ts';

const flip = 'w.hidden = !w.hidden';
const button = (code: string, attributes = '') =>
  `<button type="button" aria-haspopup="menu" aria-expanded="false" ${attributes} onclick="${code}">Sort</button>`;
const items = (role: string, attributes: string | ((index: number) => string) = '', tag = 'li') =>
  ['Date', 'Name', 'Size']
    .map((name, index) => {
      const own = typeof attributes === 'string' ? attributes : attributes(index);
      return `<${tag} role="${role}" id="i${index}" ${own} onclick="this.dataset.used = 1">${name}</${tag}>`;
    })
    .join('');
const widget = (role: string, attributes: string, content: string) =>
  `<ul id="w" role="${role}" aria-label="Sort" ${attributes}>${content}</ul>`;
const script = (code: string) => `<script>${code}</script>`;
const roving = (index: number) => `tabindex="${index === 0 ? 0 : -1}"`;
const never = 'tabindex="-1"';

/** Moves the focus between the items. */
const moves = (keys: string) =>
  script(`w.addEventListener('keydown', ({ key }) => {
    const all = [...w.children], at = all.indexOf(document.activeElement), step = ${keys}[key];
    if (step === undefined) return;
    const next = all[(at + step + all.length) % all.length];
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  })`);
const upAndDown = moves('{ ArrowDown: 1, ArrowUp: -1 }');
const leftAndRight = moves('{ ArrowRight: 1, ArrowLeft: -1 }');

/** Names another item as the current one. */
const names = (how: string) =>
  script(`let at = 0; w.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowDown') return;
    at = (at + 1) % 3; ${how}
  })`);

export const cases: readonly RuleCase[] = [
  // right
  [
    'a menu button whose items the arrow keys reach',
    `${button(`${flip}; i0.focus()`)}${widget('menu', 'hidden', items('menuitem', never))}${upAndDown}`,
    'passed',
  ],
  [
    'a menu that the next key enters',
    `<div onkeydown="if (event.key === 'ArrowDown' && !w.hidden) i0.focus()">${button(flip)}${widget('menu', 'hidden', items('menuitem', never))}</div>`,
    'passed',
  ],
  [
    'a menu with an active descendant',
    `${button(`${flip}; w.focus()`)}${widget('menu', 'hidden tabindex="-1" aria-activedescendant="i0"', items('menuitem'))}${names("w.setAttribute('aria-activedescendant', `i${at}`)")}`,
    'passed',
  ],
  [
    'a menu whose items Tab reaches',
    `${button(flip)}${widget('menu', 'hidden', items('menuitem', 'tabindex="0"'))}`,
    'inapplicable',
  ],
  [
    'a menu of links',
    `${button(flip)}<ul id="w" role="menu" hidden><li role="menuitem"><a href="#a">A</a></li><li role="menuitem"><a href="#b">B</a></li></ul>`,
    'inapplicable',
  ],
  ['tabs in a row', `${widget('tablist', '', items('tab', roving))}${leftAndRight}`, 'passed'],
  [
    'tabs above one another',
    `${widget('tablist', 'aria-orientation="vertical"', items('tab', roving))}${upAndDown}`,
    'passed',
  ],
  [
    'a list with an active descendant',
    `${widget('listbox', 'tabindex="0"', items('option'))}${names("w.setAttribute('aria-activedescendant', `i${at}`)")}`,
    'passed',
  ],
  [
    'a list that selects',
    `${widget('listbox', 'tabindex="0"', items('option'))}${names("for (const one of w.children) one.setAttribute('aria-selected', one.id === `i${at}`)")}`,
    'passed',
  ],
  [
    'a list that shows the current item by a class',
    `${widget('listbox', 'tabindex="0"', items('option'))}${names("for (const one of w.children) one.classList.toggle('now', one.id === `i${at}`)")}`,
    'passed',
  ],
  [
    'a list that a field controls',
    `<input role="combobox" aria-label="Sort" aria-controls="w" aria-expanded="true">${widget('listbox', '', items('option'))}${script("let at = -1; document.querySelector('input').onkeydown = ({ key, target }) => { if (key === 'ArrowDown') target.setAttribute('aria-activedescendant', `i${(at += 1) % 3}`) }")}`,
    'passed',
  ],
  [
    'a list that typing leads through',
    `${widget('listbox', 'tabindex="0"', items('option'))}${script('w.onkeydown = ({ key }) => { for (const one of w.children) one.ariaSelected = one.textContent.toLowerCase().startsWith(key) }')}`,
    'passed',
  ],
  ['a tree', `${widget('tree', '', items('treeitem', roving))}${upAndDown}`, 'passed'],
  [
    'a tree that answers later',
    `${widget('tree', '', items('treeitem', roving))}${script("w.onkeydown = ({ key }) => setTimeout(() => { if (key === 'ArrowDown') i1.focus() }, 60)")}`,
    'passed',
  ],
  ['radio buttons of a script', `${widget('radiogroup', '', items('radio', roving))}${upAndDown}`, 'passed'],
  [
    'labels of radio buttons',
    '<div role="radiogroup" aria-label="Sort"><label role="radio"><input type="checkbox" onclick="0">A</label><label role="radio"><input type="checkbox" onclick="0">B</label></div>',
    'inapplicable',
  ],
  [
    'tabs that arrow keys open',
    `<div role="tablist"><button type="button" role="tab" aria-selected="true" id="one">One</button><button type="button" role="tab" aria-selected="false" tabindex="-1" id="two" onclick="p.hidden = false">Two</button></div><p id="p" hidden>Two</p>${script("one.onkeydown = ({ key }) => { if (key === 'ArrowRight') two.click() }")}`,
    'inapplicable',
  ],
  [
    'items that do nothing',
    `<ul role="tree" aria-label="Parts"><li role="treeitem">One</li><li role="treeitem">Two</li></ul>`,
    'inapplicable',
  ],
  [
    'the dots of a carousel',
    `<div class="carousel">${widget('tablist', '', items('tab', roving))}</div>`,
    'inapplicable',
  ],
  [
    'radio buttons of a toolbar',
    `<div role="toolbar" aria-label="Text">${widget('radiogroup', '', items('radio', roving))}</div>`,
    'inapplicable',
  ],
  ['a rating that is shown', widget('radiogroup', 'aria-readonly="true"', items('radio', roving)), 'inapplicable'],
  ['disabled items', widget('listbox', 'tabindex="0"', items('option', 'aria-disabled="true"')), 'inapplicable'],
  // wrong
  [
    'a menu button whose items no key reaches',
    `${button(`${flip}; i0.focus()`)}${widget('menu', 'hidden', items('menuitem', never))}`,
    ['failed #w'],
  ],
  [
    'a menu whose items cannot have the focus',
    `${button(flip)}${widget('menu', 'hidden', items('menuitem'))}<a href="#next">Next</a>`,
    ['failed #w'],
  ],
  [
    'a menu that names its first item alone',
    `${button(`${flip}; w.focus()`)}${widget('menu', 'hidden tabindex="-1" aria-activedescendant="i0"', items('menuitem'))}`,
    ['failed #w'],
  ],
  [
    'a menu with one item that Tab reaches',
    `${button(flip)}${widget('menu', 'hidden', items('menuitem', roving))}`,
    ['failed #w'],
  ],
  [
    'links that Tab passes over',
    `${button(flip)}<ul id="w" role="menu" hidden><li role="menuitem"><a tabindex="-1" href="#a">A</a></li></ul>`,
    ['failed #w'],
  ],
  ['a menu bar', widget('menubar', '', items('menuitem', roving)), ['failed #w']],
  ['tabs', widget('tablist', '', items('tab', roving)), ['failed #w']],
  ['a list', widget('listbox', 'tabindex="0"', items('option')), ['failed #w']],
  [
    'a list whose script listens to Enter alone',
    `${widget('listbox', 'tabindex="0"', items('option'))}${script("w.onkeydown = ({ key }) => { if (key === 'Enter') i0.click() }")}`,
    ['failed #w'],
  ],
  ['a list without any way in', widget('listbox', '', items('option')), ['failed #w']],
  ['a tree', widget('tree', '', items('treeitem', roving)), ['failed #w']],
  ['a tree without any way in', widget('tree', '', items('treeitem', never)), ['failed #w']],
  ['radio buttons', widget('radiogroup', '', items('radio', roving)), ['failed #w']],
  [
    'a script that marks what has the focus',
    `${widget('tree', '', items('treeitem', roving))}${script("document.onkeydown = () => document.activeElement.classList.add('focus-visible')")}`,
    ['failed #w'],
  ],
  [
    'a list without a way in, on a page that listens to keys',
    `${widget('listbox', '', items('option'))}${script('document.onkeydown = () => 0')}`,
    ['needs_review #w'],
  ],
  [
    'a list next to a field that may do the same',
    `<p><select aria-label="Sort"><option>Date</option></select></p><div>${widget('listbox', 'tabindex="-1"', items('option', never))}</div>`,
    ['needs_review #w'],
  ],
  [
    'clicks that the page hears',
    `<ul id="w" role="listbox" tabindex="0" aria-label="Sort"><li role="option">Date</li><li role="option">Name</li></ul>${script("document.addEventListener('click', () => 0)")}`,
    ['needs_review #w'],
  ],
];
