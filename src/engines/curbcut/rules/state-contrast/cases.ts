import type { RuleCase } from '../../../rule-cases.ts';
import { onOnePage } from '../../../rule-cases.ts';

const box = (style: string, more = '') => `<label><input type="checkbox" style="${style}" ${more}> Sail</label>`;
const drawn = 'appearance: none; width: 16px; height: 16px; border: 1px solid #333';
/** The first of the two is on. It is the one that the rule reports. */
const tabs = (on: string, off: string, more = '') =>
  `<div role="tablist"><button role="tab" aria-selected="true" id=t ${more}>${on}</button> <button role="tab" aria-selected="false">${off}</button></div>`;
const item = (role: string, state: string, content: string) =>
  `<span role="${role}" tabindex="0" ${state}>${content}</span>`;
const pair = (role: string, name: string, [on, off] = ['Boats', 'Trains']) =>
  `<div>${item(role, `${name}="true" id=t`, on ?? '')} ${item(role, `${name}="false"`, off ?? '')}</div>`;
const icon = (path: string) => `<svg width="16" height="16" aria-label="Icon"><path d="${path}"/></svg>`;
const picture = (name: string) => `<img alt="${name}" width="16" height="16" src="/${name}.png">`;

/** The rule only finds what pictures decide: see contrast/control-review.test.ts and contrast/look-at-states.test.ts. */
export const cases: readonly RuleCase[] = [
  ['a box that a style draws', box(drawn), 'needs_review'],
  ['a hidden box with a label that may draw it', box('opacity: 0; position: absolute'), 'needs_review'],
  ['the look of the browser', box(''), 'inapplicable'],
  ['an inactive box', box(drawn, 'disabled'), 'inapplicable'],
  ['a box that is not there', box('display: none'), 'inapplicable'],
  ['a hidden box without a label', '<input type="checkbox" aria-label="Sail" style="opacity: 0">', 'inapplicable'],
  onOnePage('states that scripts show', [
    ['a tab', tabs('Boats', 'Trains'), 'needs_review'],
    ['an option', pair('option', 'aria-selected'), 'needs_review'],
    ['an option that is checked', pair('option', 'aria-checked'), 'needs_review'],
    ['a radio button', pair('radio', 'aria-checked'), 'needs_review'],
    ['a check box', pair('checkbox', 'aria-checked'), 'needs_review'],
    [
      'a switch',
      pair('switch', 'aria-checked', ['', '']).replaceAll('<span', '<span style="padding: 9px"'),
      'needs_review',
    ],
    ['a box in a menu', pair('menuitemcheckbox', 'aria-checked'), 'needs_review'],
    ['a radio button in a menu', pair('menuitemradio', 'aria-checked'), 'needs_review'],
    ['a button that is pressed', pair('button', 'aria-pressed'), 'needs_review'],
    [
      'tabs in items of a list',
      '<ul role="tablist"><li role="none"><a role="tab" href="#a" aria-selected="true" id=t>Boats</a></li><li role="none"><a role="tab" href="#b">Trains</a></li></ul>',
      'needs_review',
    ],
    [
      'a check mark as an element of its own',
      tabs(`<b>${icon('M2 8l4 4')}</b><i>Boats</i>`, '<i>Trains</i>'),
      'needs_review',
    ],
    ['one icon for both', tabs(icon('M2 8l4 4'), icon('M2 8l4 4')), 'needs_review'],
    [
      'two switches in rows',
      `<p>Sail <span role="switch" aria-checked="true" id=t>x</span></p><p>Row <span role="switch" aria-checked="false">x</span></p>`,
      'needs_review',
    ],
    ['a switch that stands alone', '<p><span role="switch" aria-checked="false" id=t>Sail</span></p>', 'needs_review'],
    ['a button that stands alone', '<p><button aria-pressed="true" id=t>Sail</button></p>', 'needs_review'],
  ]),
  onOnePage('states that something else than a style may show', [
    ['a check mark in the text', pair('option', 'aria-selected', ['✓ Boats', 'Trains']), ''],
    ['a text that names the state', pair('switch', 'aria-checked', ['On', 'Off']), ''],
    ['a text that grows', pair('button', 'aria-pressed', ['Following', 'Follow']), ''],
    ['another picture', tabs(picture('full'), picture('empty')), ''],
    [
      'a native box in it',
      pair('option', 'aria-selected', ['<input type="checkbox" checked> Boats', '<input type="checkbox"> Trains']),
      '',
    ],
    [
      'a line that a script moves',
      `<div style="position: relative">${tabs('Boats', 'Trains')}<span style="position: absolute; left: 0; bottom: 0; width: 40px; height: 3px; background: #000"></span></div>`,
      '',
    ],
    [
      'a bar that a script moves beside it',
      `<div style="position: relative; padding-left: 20px">${tabs('Boats', 'Trains').replace(' <button', '<br><br><button')}<span role="presentation" style="position: absolute; left: 17px; top: 0; width: 3px; height: 20px; background: #000"></span></div>`,
      '',
    ],
    [
      'a text beside it',
      '<div><span role="switch" aria-checked="true" id=t>Sail</span> <b>On</b> <i>and</i> <span role="switch" aria-checked="false">Row</span> <b>Off</b></div>',
      '',
    ],
    ['an element that only the one that is off has', tabs('Boats', '<i>Trains</i>'), ''],
  ]),
  onOnePage('no pair', [
    ['inactive ones', tabs('Boats', 'Trains').replaceAll('<button', '<button disabled'), ''],
    ['inactive by their group', tabs('Boats', 'Trains').replace('"tablist"', '"tablist" aria-disabled="true"'), ''],
    ['only the one that is off is inactive', tabs('Boats', 'Trains').replace('="false"', '="false" disabled'), ''],
    ['tabs that are not there', tabs('Boats', 'Trains').replace('<div', '<div hidden'), ''],
    ['only tabs that are off', tabs('Boats', 'Trains').replace('"true"', '"false"'), ''],
    ['a tab alone', '<div role="tablist"><button role="tab" aria-selected="true" id=t>Boats</button></div>', ''],
    [
      'a box that is half checked',
      pair('checkbox', 'aria-checked').replace('"true"', '"mixed"').replace('"false"', '"mixed"'),
      '',
    ],
    [
      'a state without its role',
      '<p><span aria-selected="true" id=t>Boats</span> <span aria-selected="false">Trains</span></p>',
      '',
    ],
    [
      'two roles',
      `<div>${item('radio', 'aria-checked="true" id=t', 'A')} ${item('menuitemradio', 'aria-checked="false"', 'B')}</div>`,
      '',
    ],
    [
      'two tags',
      '<div><span role="tab" aria-selected="true" id=t>A</span> <b role="tab" aria-selected="false">B</b></div>',
      '',
    ],
    ['a native box with a role', '<label><input type="checkbox" role="switch" checked id=t> Sail</label>', ''],
  ]),
];
